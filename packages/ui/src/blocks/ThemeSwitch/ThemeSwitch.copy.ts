import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    light: { word: "浅色", name: "切换到浅色主题" },
    dark: { word: "深色", name: "切换到深色主题" },
  },
  en: {
    light: { word: "Light", name: "Light theme" },
    dark: { word: "Dark", name: "Dark theme" },
  },
});

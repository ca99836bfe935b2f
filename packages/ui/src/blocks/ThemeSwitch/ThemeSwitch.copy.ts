import type { Copy } from "../../language/language.tsx";

export const copy: Copy<Record<"light" | "dark", { word: string; name: string }>> = {
  zh: {
    light: { word: "浅色", name: "切换到浅色主题" },
    dark: { word: "深色", name: "切换到深色主题" },
  },
  en: {
    light: { word: "Light", name: "Light theme" },
    dark: { word: "Dark", name: "Dark theme" },
  },
};

import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "菜单", open: "打开菜单" },
  en: { title: "Menu", open: "Open the menu" },
});

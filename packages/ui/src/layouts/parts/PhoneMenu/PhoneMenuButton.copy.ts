import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{ title: string; open: string }> = {
  zh: { title: "菜单", open: "打开菜单" },
  en: { title: "Menu", open: "Open the menu" },
};

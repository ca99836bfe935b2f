import type { Copy } from "../../language/language.tsx";

export const copy: Copy<{ open: string; none: string }> = {
  zh: { open: "展开列表", none: "没有符合条件的选项" },
  en: { open: "Show the list", none: "Nothing matches" },
};

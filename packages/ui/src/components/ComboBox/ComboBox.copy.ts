import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { open: "展开列表", none: "没有符合条件的选项" },
  en: { open: "Show the list", none: "Nothing matches" },
});

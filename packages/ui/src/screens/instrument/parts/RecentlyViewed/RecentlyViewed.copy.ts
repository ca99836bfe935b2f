import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "最近浏览" },
  en: { title: "Recently viewed" },
});

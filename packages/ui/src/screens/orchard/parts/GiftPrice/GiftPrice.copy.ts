import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { before: "原价 " },
  en: { before: "Before: " },
});

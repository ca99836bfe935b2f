import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { pagerAbove: "列表上方的分页" },
  en: { pagerAbove: "Pages, above the list" },
});

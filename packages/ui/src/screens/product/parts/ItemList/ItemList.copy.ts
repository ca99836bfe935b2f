import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { skip: "跳到第一个价格", pagerAbove: "列表上方的分页" },
  en: { skip: "Skip to the first price", pagerAbove: "Pages, above the list" },
});

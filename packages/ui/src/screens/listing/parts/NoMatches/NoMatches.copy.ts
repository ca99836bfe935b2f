import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "没有符合条件的产品",
    hint: "去掉一些条件再试试。",
    removeAll: "清除全部条件",
  },
  en: {
    title: "No products match these filters",
    hint: "Remove some of them and try again.",
    removeAll: "Clear all filters",
  },
});

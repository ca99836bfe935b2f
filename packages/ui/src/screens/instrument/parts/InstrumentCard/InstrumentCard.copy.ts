import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    add: "加入购物车",
    opensNewWindow: "（在新窗口打开）",
    comma: "，",
  },
  en: {
    add: "Add to cart",
    opensNewWindow: " (opens in a new window)",
    comma: ", ",
  },
});

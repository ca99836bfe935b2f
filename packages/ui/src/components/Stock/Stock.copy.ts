import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    "in-stock": "现货",
    few: "现货",
    "made-to-order": "期货",
    "on-request": "需询价",
    none: "缺货",
    "low-boiling": "低沸点产品下单详询",
  },
  en: {
    "in-stock": "In stock",
    few: "Few in stock",
    "made-to-order": "Made to order",
    "on-request": "On request",
    none: "Out of stock",
    "low-boiling": "Low-boiling product: please call to order",
  },
});

import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    gifts: "礼品",
    price: "麦粒",
    quantity: "数量",
    subtotal: "小计",
    delisted: "已下架",
  },
  en: {
    gifts: "Gifts",
    price: "Grains",
    quantity: "Quantity",
    subtotal: "Subtotal",
    delisted: "Taken off the shelves",
  },
});

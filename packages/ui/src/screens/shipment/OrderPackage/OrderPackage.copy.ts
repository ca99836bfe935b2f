import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    back: "返回订单",
    order: "订单号",
    product: "货号",
    allProducts: "查看全部包裹",
    all: "查看所有发货",
  },
  en: {
    back: "Back to the order",
    order: "Order number",
    product: "Product code",
    allProducts: "See all parcels of the order",
    all: "See all parcels",
  },
});

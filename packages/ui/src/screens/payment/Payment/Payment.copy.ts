import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    cart: "购物车",
    none: "没有等待付款的新订单",
    noneHint: "未付款的订单可以在“我的订单”中继续支付。",
    orders: "查看我的订单",
  },
  en: {
    cart: "Shopping cart",
    none: "No new order waits to be paid",
    noneHint: "You can pay your other orders from the list of your orders.",
    orders: "My orders",
  },
});

import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "支付订单", home: "首页", orders: "我的订单" },
  en: { title: "Pay an order", home: "Home", orders: "My orders" },
});

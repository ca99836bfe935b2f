import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { orders: "订单", actions: "操作", coupon: "券", credit: "信用" },
  en: { orders: "Orders", actions: "Actions", coupon: "Coupon", credit: "Credit" },
});

import { defineCopy } from "../../../language/define-copy.ts";

/** The title of an order's page, by the list that links to it (customer centre §2, order details). */
export const copy = defineCopy({
  zh: { orders: "我的订单", "old-orders": "历史订单" },
  en: { orders: "My orders", "old-orders": "Order archive" },
});

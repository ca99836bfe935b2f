import type { Copy } from "../../../language/language.tsx";

/** What the page of an order is called, by where one came from (customer centre §2, order details). */
export const copy: Copy<Readonly<Record<"orders" | "old-orders", string>>> = {
  zh: { orders: "我的订单", "old-orders": "历史订单" },
  en: { orders: "My orders", "old-orders": "Order archive" },
};

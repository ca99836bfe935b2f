import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{ title: string; home: string; orders: string }> = {
  zh: { title: "支付订单", home: "首页", orders: "我的订单" },
  en: { title: "Pay an order", home: "Home", orders: "My orders" },
};

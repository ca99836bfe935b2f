import type { Copy } from "../../../../language/language.tsx";

interface Words {
  orders: string;
  actions: string;
  coupon: string;
  credit: string;
}

export const copy: Copy<Words> = {
  zh: { orders: "订单", actions: "操作", coupon: "券", credit: "信用" },
  en: { orders: "Orders", actions: "Actions", coupon: "Coupon", credit: "Credit" },
};

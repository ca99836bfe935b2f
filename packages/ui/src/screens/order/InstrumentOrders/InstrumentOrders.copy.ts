import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    note: "仪器与耗材的订单与试剂订单分开列出。",
    related: (orderCode: string) => `只显示与试剂订单 ${orderCode} 一同提交的订单。`,
    showAll: "显示全部",
    none: "您还没有仪器耗材订单",
    noneHint: "订购仪器或耗材后可以在这里查看付款、审核与发货。",
  },
  en: {
    note: "Orders of instruments and consumables are listed separately from reagent orders.",
    related: (orderCode) => `Only the order placed with reagent order ${orderCode} is shown.`,
    showAll: "Show all",
    none: "You have no instrument orders yet",
    noneHint: "Payment, review and shipping of instruments and consumables will show here.",
  },
});

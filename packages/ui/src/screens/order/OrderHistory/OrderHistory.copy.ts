import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    since: "此处显示 2024-01-01 以后的订单，更早的订单请查看",
    older: "历史订单",
    none: "您还没有订单",
    noneHint: "下单后可以在这里查看付款、审核与发货。",
  },
  en: {
    since: "Orders placed since 1 January 2024. Earlier ones are in the",
    older: "order archive",
    none: "You have no orders yet",
    noneHint: "Payment, review and shipping will show here once you have ordered.",
  },
});

import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lists: "按付款状态",
    all: "全部",
    paid: "已付款",
    unpaid: "未付款",
    noneFound: "没有符合条件的订单",
    noneFoundHint: "请放宽日期或清除查询条件。",
    shop: "去选购",
  },
  en: {
    lists: "By payment",
    all: "All",
    paid: "Paid",
    unpaid: "Unpaid",
    noneFound: "No orders match",
    noneFoundHint: "Widen the dates, or clear the search.",
    shop: "Start shopping",
  },
});

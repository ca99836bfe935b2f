import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    notice: "审批通过后，请将退货单与货物一并寄回，并及时填写快递单号。",
    search: "查询退货",
    period: "申请日期",
    all: "全部",
    actions: "操作",
    none: "您还没有退货申请",
    noneHint: "已发货的订单可以在“我的订单”中申请退货。",
    toOrders: "我的订单",
    noneFound: "没有符合条件的退货申请",
    noneFoundHint: "请放宽日期或清除查询条件。",
  },
  en: {
    notice:
      "After approval, send the return slip back with the goods, and enter the tracking number promptly.",
    search: "Search returns",
    period: "Applied",
    all: "All",
    actions: "Actions",
    none: "You have no returns",
    noneHint: "Orders that were shipped can be returned from “My orders”.",
    toOrders: "My orders",
    noneFound: "No returns match",
    noneFoundHint: "Widen the dates, or clear the search.",
  },
});

import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    orderTotal: "订单总额",
    refundTotal: "退款总额",
    netTotal: "实际总额",
    count: "订单数",
    counted: (total: number) => `${total} 笔`,
    creditUsed: "已用信用",
    repay: "信用还款",
  },
  en: {
    orderTotal: "Total of orders",
    refundTotal: "Total refunded",
    netTotal: "Net total",
    count: "Orders",
    counted: String,
    creditUsed: "Credit used",
    repay: "Repay credit",
  },
});

import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    payable: "应付合计（含运费）",
    refunded: "退款合计",
    net: "退款后合计",
    count: "订单数",
    counted: (total: number) => `${total} 笔`,
    creditUsed: "已用信用",
    repay: "信用还款",
  },
  en: {
    payable: "Payable, with freight",
    refunded: "Refunded",
    net: "After refunds",
    count: "Orders",
    counted: String,
    creditUsed: "Credit used",
    repay: "Repay credit",
  },
});

import type { Copy } from "../../../../language/language.tsx";

interface Words {
  orderTotal: string;
  refundTotal: string;
  netTotal: string;
  count: string;
  counted: (total: number) => string;
  creditUsed: string;
  repay: string;
}

export const copy: Copy<Words> = {
  zh: {
    orderTotal: "订单总额",
    refundTotal: "退款总额",
    netTotal: "实际总额",
    count: "订单数",
    counted: (total) => `${total} 笔`,
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
};

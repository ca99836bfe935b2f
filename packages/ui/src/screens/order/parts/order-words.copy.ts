import type { LineState } from "@reagent/domain/order-line";
import { defineCopy } from "../../../language/define-copy.ts";

type Status = LineState | "other" | "cancelled";

/** The words that order lists and order pages share. */
export const orderWords = defineCopy({
  zh: {
    orderCode: "订单号",
    placed: "下单日期",
    productCode: "货号或名称",
    casNumber: "CAS 号",
    customerOrderNumber: "客户 PO 号",
    receiver: "收货人",
    payment: "付款",
    review: "审核",
    amount: "应付金额",
    print: "打印",
    cancelTitle: "取消订单",
    statuses: {
      open: ["未关闭", "待发货"],
      shipped: ["已发货", "已关闭"],
      terminated: ["已终止", "未发部分已取消"],
      cancelled: ["已取消", ""],
      other: ["—", ""],
    } satisfies Record<Status, readonly [name: string, meaning: string]>,
  },
  en: {
    orderCode: "Order number",
    placed: "Placed",
    productCode: "Product code or name",
    casNumber: "CAS number",
    customerOrderNumber: "Your PO number",
    receiver: "Recipient",
    payment: "Payment",
    review: "Review",
    amount: "Payable",
    print: "Print",
    cancelTitle: "Cancel order",
    statuses: {
      open: ["Open", "awaiting shipment"],
      shipped: ["Shipped", "closed"],
      terminated: ["Terminated", "the rest is cancelled"],
      cancelled: ["Cancelled", ""],
      other: ["—", ""],
    },
  },
});

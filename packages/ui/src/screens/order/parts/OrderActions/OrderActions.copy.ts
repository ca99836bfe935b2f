import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    pay: "付款",
    cancel: "取消订单",
    invoice: "发票",
    noInvoice: "发票尚未开具，开具后可在此查看。",
    /** Used when an order has several invoices. */
    invoiceCode: "发票编号",
    creditNote: (number: string) => `红字发票 ${number}`,
    issuedOn: "开票日期",
    amount: "金额",
    view: "查看",
    repay: "信用还款",
    confirmation: "销售确认单",
    afterSale: "申请退货",
    parcels: "发货详情",
    reorder: "再次购买",
    /** The accessible name of an action in a list of orders. */
    of: (action: string, orderCode: string) => `${action}：${orderCode}`,
    reordered: "已添加产品到购物车！",
    missing: (codes: readonly string[], added: number) =>
      added > 0
        ? `以下货号已停售，未加入购物车：${codes.join("、")}`
        : `该订单的产品均已停售，未加入购物车：${codes.join("、")}`,
    toCart: "查看购物车",
  },
  en: {
    pay: "Pay",
    cancel: "Cancel",
    invoice: "Invoice",
    noInvoice: "The invoice has not been issued yet. You will find it here.",
    invoiceCode: "Invoice number",
    creditNote: (number) => `Credit note ${number}`,
    issuedOn: "Issued on",
    amount: "Amount",
    view: "View",
    repay: "Repay credit",
    confirmation: "Confirmation",
    afterSale: "Return",
    parcels: "Parcels",
    reorder: "Order again",
    of: (action, orderCode) => `${action}: ${orderCode}`,
    reordered: "The products are in your cart.",
    missing: (codes, added) =>
      added > 0
        ? `No longer sold, and not in your cart: ${codes.join(", ")}`
        : `No product of this order is sold any more: ${codes.join(", ")}`,
    toCart: "View cart",
  },
});

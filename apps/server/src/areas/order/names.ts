import type { InvoiceType } from "@reagent/domain/invoice";
import type { LocalizedText } from "../../basics/language.ts";
import type { PaidBy } from "../../database/schema-order.ts";

export const reviewNames: Readonly<Record<"pending" | "reviewed" | "cancelled", LocalizedText>> = {
  pending: { zh: "未审核", en: "Pending review" },
  reviewed: { zh: "已审核", en: "Reviewed" },
  cancelled: { zh: "已取消", en: "Cancelled" },
};

export const paymentNames: Readonly<
  Record<"unpaid" | "transfer-awaited" | "paid" | "refunded", LocalizedText>
> = {
  unpaid: { zh: "未付款", en: "Unpaid" },
  "transfer-awaited": { zh: "待转账", en: "Transfer awaited" },
  paid: { zh: "已付款", en: "Paid" },
  refunded: { zh: "已退款", en: "Refunded" },
};

export const paidByNames: Readonly<Record<PaidBy, LocalizedText>> = {
  wechat: { zh: "微信支付", en: "WeChat Pay" },
  alipay: { zh: "支付宝", en: "Alipay" },
  bank: { zh: "网银支付", en: "Online banking" },
  balance: { zh: "余额抵扣", en: "Prepaid balance" },
  credit: { zh: "信用支付", en: "Credit" },
  "second-credit": { zh: "信用支付2", en: "Credit 2" },
  transfer: { zh: "线下转账", en: "Bank transfer" },
};

export const invoiceTypeNames: Readonly<Record<InvoiceType, LocalizedText>> = {
  blank: { zh: "", en: "" },
  ordinary: { zh: "普通发票", en: "Ordinary invoice" },
  "vat-special": { zh: "增值税专用发票", en: "VAT special invoice" },
  "electronic-ordinary": { zh: "电子普通发票", en: "Electronic ordinary invoice" },
  "all-electronic-ordinary": { zh: "全电普通发票", en: "All-electronic ordinary invoice" },
  "all-electronic-special": { zh: "全电专用发票", en: "All-electronic special invoice" },
  other: { zh: "其他", en: "Other" },
};

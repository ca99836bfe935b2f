import { MOST_LABELS } from "@reagent/domain/bottle-label";
import type { CancelRefusal } from "@reagent/domain/cancellation";
import { MOST_CLAIMED_ORDERS } from "@reagent/domain/kept-goods";
import type { InvoiceUndoProblem, PaymentUndoProblem } from "@reagent/domain/undo";
import { defineMessages } from "./define-messages.ts";
import type { LocalizedText } from "./message.ts";

/** Why an order is not cancelled. */
export const cancelMessages = defineMessages({
  related: {
    zh: "该订单有关联的仪器耗材订单，请在仪器订单列表中取消。",
    en: "This order was placed with an instrument order. Please cancel it from the list of instrument orders.",
  },
  reviewed: {
    zh: "订单已审核，无法取消。如需帮助，请联系客服。",
    en: "This order has been reviewed and can no longer be cancelled. Customer service can help.",
  },
  cancelled: { zh: "订单已取消。", en: "This order has already been cancelled." },
} satisfies Record<CancelRefusal, LocalizedText>);

/** Why a payment is not taken back. */
export const paymentUndoMessages = defineMessages({
  "not-paid": { zh: "订单尚未付款。", en: "This order has not been paid yet." },
  "not-a-transfer": {
    zh: "该订单不是由银行转账付款，请取消订单以退款。",
    en: "This order was not paid by bank transfer. Cancel it to give the money back.",
  },
  reviewed: {
    zh: "订单已审核，不能撤销付款。",
    en: "This order was reviewed after it was paid.",
  },
  cancelled: { zh: "订单已取消。", en: "This order was cancelled, and its money given back." },
} satisfies Record<PaymentUndoProblem, LocalizedText>);

/** Why an invoice is neither taken back nor credited. */
export const invoiceUndoMessages = defineMessages({
  "credit-note": { zh: "这是红字发票。", en: "This is a credit note." },
  credited: { zh: "该发票已开具红字发票。", en: "A credit note reverses this invoice already." },
  numbered: {
    zh: "税务局已开具该发票，请开具红字发票。",
    en: "The tax office has issued this invoice: it needs a credit note.",
  },
} satisfies Record<InvoiceUndoProblem, LocalizedText>);

/** Goods of a batch. */
interface PinnedGoods {
  readonly productCode: string;
  readonly batchCode: string;
}

/** Why a transition of an order is refused. */
export const orderMessages = defineMessages({
  missing: { zh: "没有找到该订单。", en: "This order was not found." },
  lineMissing: { zh: "订单中没有该货号。", en: "This order has no such product code." },
  notPending: {
    zh: "订单已审核或已取消。",
    en: "This order has already been reviewed or cancelled.",
  },
  notPaid: { zh: "订单尚未付款。", en: "This order has not been paid yet." },
  notReviewed: {
    zh: "订单尚未审核，或已取消。",
    en: "This order is not reviewed, or was cancelled.",
  },
  otherBatch: ({ productCode, batchCode }: PinnedGoods) => ({
    zh: `客户指定 ${productCode} 的批号 ${batchCode}，改发其他批号须经其同意。`,
    en: `The customer wants ${productCode} of batch ${batchCode}; another one needs their consent.`,
  }),
  batchShort: ({ productCode, batchCode, free }: PinnedGoods & { readonly free: number }) => ({
    zh: `${productCode} 批号 ${batchCode} 可发 ${free} 件，库存不足。`,
    en: `Only ${free} of ${productCode} can be sent of batch ${batchCode}.`,
  }),
  nothingWaits: { zh: "没有待发货的数量。", en: "Nothing of this waits to be shipped." },
  tooManySent: {
    zh: "发货数量超过待发货数量。",
    en: "That is more than waits to be shipped.",
  },
  parcelRestsOn: {
    zh: "该包裹的商品已有退货、退款或终止发货，不能撤销发货。",
    en: "Goods of this parcel were returned, refunded or are in a return, or the rest of their line was terminated.",
  },
  invoiceMissing: { zh: "没有找到该发票。", en: "This invoice was not found." },
  parcelMissing: { zh: "没有找到该发货通知单。", en: "This parcel was not found." },
  parcelUnchanged: {
    zh: "该包裹的快递信息没有变化。",
    en: "This parcel has this courier and number already.",
  },
  noLabels: {
    zh: "该订单没有已登记批号的货物，无法打印标签。",
    en: "No goods of this order with a recorded batch are with you, so there are no labels.",
  },
  tooManyLabels: {
    zh: `一次最多打印 ${MOST_LABELS} 张标签，请在瓶子的页面上分批打印。`,
    en: `At most ${MOST_LABELS} labels are printed at once. Please print them from the pages of the bottles.`,
  },
  nothingToClaim: {
    zh: "没有可下载的订单：已取消的订单没有报销资料。",
    en: "No order matches that was not cancelled.",
  },
  tooManyToClaim: {
    zh: `一次最多下载 ${MOST_CLAIMED_ORDERS} 个订单的资料，请缩短日期范围。`,
    en: `The papers of at most ${MOST_CLAIMED_ORDERS} orders are downloaded at once. Please choose fewer days.`,
  },
  tooManyBack: {
    zh: "退货数量超过可退数量。",
    en: "That is more than can be returned.",
  },
  notPaidOnline: {
    zh: "此订单不是在线支付，无法原路退款。",
    en: "The order was not paid online, so its money cannot go back to the payment.",
  },
  nothingToInvoice: { zh: "没有待开票的商品。", en: "Nothing of this waits to be invoiced." },
  taxNumberElsewhere: {
    zh: "该发票号码已用于另一订单。",
    en: "Another order has this invoice number.",
  },
  taxNumberUsed: { zh: "该发票号码已使用。", en: "Another invoice has this number." },
  severalInvoices: {
    zh: "该订单有多张发票尚无发票号码，请注明金额。",
    en: "Several invoices of this order have no number yet: the amount must say which one is meant.",
  },
  otherInvoiceAmount: {
    zh: "金额与待开票金额不符。",
    en: "The amount is not that of the order's invoice.",
  },
  noInvoice: {
    zh: "该订单没有开票信息。",
    en: "This order was placed without invoice information.",
  },
});

import type { CancelRefusal } from "@reagent/domain/cancellation";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    coupon: "抵扣券",
    lines: "订单产品",
    /** With a related order, all sums are of both. */
    returned: "取消后退还",
    cancelledWith: "一并取消",
    paidSum: "已付金额",
    toBalance: "退回预付款余额",
    toCredit: "恢复信用额度",
    couponBack: "退回抵扣券",
    refund: "退款",
    nothingPaid: "订单未付款，无需退款",
    confirm: "确认取消",
    keep: "不取消",
    question: "确定取消该订单吗？取消后不能恢复。",
    /** For a reagent or instrument order whose related order is cancelled with it. */
    questionWith: (code: string) =>
      `关联的试剂订单 ${code} 将一并取消，取消后不能恢复。确定取消吗？`,
    declined: "已取消此操作",
    done: "订单已取消。",
    refunded: (amount: string) => `订单已取消，已付款项 ¥${amount} 将退回预付款余额。`,
    refundedNothing: "订单已取消，已付款项将退回预付款余额。",
    creditReleased: "订单已取消，占用的信用额度已恢复。",
    refusals: {
      reviewed: "订单已审核，无法取消。如需帮助，请联系客服。",
      cancelled: "该订单已取消。",
      related: "该订单有关联的仪器耗材订单，请在仪器耗材订单列表中取消。",
    } satisfies Record<CancelRefusal, string>,
    toInstrumentOrders: "仪器耗材订单",
    lists: { reagent: "我的订单", instrument: "仪器耗材订单" },
  },
  en: {
    coupon: "Coupon",
    lines: "Products ordered",
    returned: "What you get back",
    cancelledWith: "Cancelled with it",
    paidSum: "Amount paid",
    toBalance: "To your prepaid balance",
    toCredit: "Credit released",
    couponBack: "Coupon returned",
    refund: "Refund",
    nothingPaid: "The order has not been paid, so there is nothing to refund.",
    confirm: "Confirm cancellation",
    keep: "Keep the order",
    question: "Cancel this order? This cannot be undone.",
    questionWith: (code) =>
      `Reagent order ${code} will be cancelled with it. This cannot be undone. Cancel both?`,
    declined: "Nothing was cancelled",
    done: "The order has been cancelled.",
    refunded: (amount) =>
      `The order has been cancelled. What you paid, ¥${amount}, goes back to your prepaid balance.`,
    refundedNothing:
      "The order has been cancelled. What you paid goes back to your prepaid balance.",
    creditReleased: "The order has been cancelled. The credit it used is available again.",
    refusals: {
      reviewed:
        "This order has been reviewed and can no longer be cancelled. Customer service can help.",
      cancelled: "This order has already been cancelled.",
      related:
        "This order was placed with an instrument order. Please cancel it from the list of instrument orders.",
    },
    toInstrumentOrders: "Instrument orders",
    lists: { reagent: "My orders", instrument: "Instrument orders" },
  },
});

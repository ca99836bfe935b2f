import { defineCopy } from "../../../language/define-copy.ts";
import type { ShownState } from "./shown-state.ts";

export const copy = defineCopy({
  zh: {
    title: "付款结果",
    titles: {
      open: "订单提交成功",
      paid: "订单支付成功",
      refused: "订单提交成功",
      unknown: "订单提交成功",
      transfer: "订单提交成功",
      cancelled: "订单已取消",
    } satisfies Record<ShownState, string>,
    orders: "我的订单",
    order: { reagent: "试剂订单", instrument: "仪器耗材订单" },
    states: {
      open: "待付款",
      paid: "已付金额",
      refused: "支付未成功，待付款",
      unknown: "等待支付结果",
      transfer: "待转账",
      cancelled: "订单金额",
    } satisfies Record<ShownState, string>,
    asking: "正在确认付款…",
    notFound: "没有找到该订单",
    notFoundHint: "请检查链接，或在订单列表中查找。",
    unknownHint:
      "支付结果尚未返回，正在确认。如果您已经付款，请不要重复支付，结果会自动显示在这里。",
    refunded: "您支付的款项已退回您的账户，可用于支付其他订单。",
    refundedLater: "如果您已经付款，款项到账后将转入您的预付款余额，请不要重复支付。",
    mail: (email: string) => `订单确认邮件已发送至 ${email}，请注意查收。`,
    mailToRegistered: "订单确认邮件已发送至您的注册邮箱，请注意查收。",
    transfer: "请按以下账户信息转账，并在附言中注明订单号。款项到账后我们会尽快为您发货。",
    next: "接下来",
    steps: [
      "我们审核订单，审核结果显示在订单列表。",
      "审核通过后，按各商品的预计发货时间发货。",
      "开具发票后，可在订单列表查看与下载。",
    ],
    pay: "去支付",
    payOtherwise: "改用其他支付方式",
    details: "查看订单",
    shop: "继续选购",
    filing: "您是高校科研客户，请完善高校科研信息（课题组备案），以便我们尽快处理您的订单。",
    fileNow: "去完善",
  },
  en: {
    title: "Payment",
    titles: {
      open: "Your order has been placed",
      paid: "Your order has been paid",
      refused: "Your order has been placed",
      unknown: "Your order has been placed",
      transfer: "Your order has been placed",
      cancelled: "Your order was cancelled",
    },
    orders: "My orders",
    order: { reagent: "Reagents", instrument: "Instruments" },
    states: {
      open: "Waiting to be paid",
      paid: "Amount paid",
      refused: "Payment refused, waiting to be paid",
      unknown: "Waiting for the result",
      transfer: "Waiting for your transfer",
      cancelled: "Order amount",
    },
    asking: "Checking the payment…",
    notFound: "This order was not found",
    notFoundHint: "Check the link, or look for the order in the list.",
    unknownHint:
      "The result of the payment is not known yet. If you have paid, please do not pay again: the result will show here by itself.",
    refunded: "Your payment has been returned to your account, and can pay for other orders.",
    refundedLater:
      "If you have paid, please do not pay again: the money is added to your prepaid balance once it arrives.",
    mail: (email) => `We have sent a confirmation to ${email}.`,
    mailToRegistered: "We have sent a confirmation to your e-mail address.",
    transfer:
      "Please transfer the amount to this account and give the order number as the reference. We ship as soon as your payment arrives.",
    next: "What happens next",
    steps: [
      "We review the order; your list of orders shows the result.",
      "After the review, the goods are sent as estimated for each product.",
      "Once invoices are issued, you find them in your list of orders.",
    ],
    pay: "Pay now",
    payOtherwise: "Pay in another way",
    details: "View order",
    shop: "Continue shopping",
    filing:
      "As a university customer, please complete the details of your research group, so that we can handle your order without delay.",
    fileNow: "Complete them",
  },
});

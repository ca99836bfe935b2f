import type { PayingState } from "@reagent/domain/payment";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    submitted: "订单提交成功",
    paid: "订单支付成功",
    home: "首页",
    orderCode: "订单号",
    states: {
      open: "待付款",
      paid: "已付款",
      refused: "支付未成功，待付款",
      unknown: "等待支付结果",
    } satisfies Record<PayingState, string>,
    asking: "正在确认付款…",
    placed: "已提交",
    unknownHint:
      "支付结果尚未返回，正在确认。如果您已经付款，请不要重复支付，结果会自动显示在这里。",
    mail: (email: string) => `订单确认邮件已发送至 ${email}，请注意查收。`,
    mailToRegistered: "订单确认邮件已发送至您的注册邮箱，请注意查收。",
    transfer: "请按以下账户信息转账，并在附言中注明订单号。款项到账后我们会尽快为您发货。",
    pay: "去支付",
    details: "查看订单",
    orders: "我的订单",
    shop: "继续选购",
    filing: "您是高校科研客户，请完善高校科研信息（课题组备案），以便我们尽快处理您的订单。",
    fileNow: "去完善",
  },
  en: {
    submitted: "Your order has been placed",
    paid: "Your order has been paid",
    home: "Home",
    orderCode: "Order number",
    states: {
      open: "Waiting to be paid",
      paid: "Paid",
      refused: "Payment refused, waiting to be paid",
      unknown: "Waiting for the result",
    },
    asking: "Checking the payment…",
    placed: "Placed",
    unknownHint:
      "The result of the payment is not known yet. If you have paid, please do not pay again: the result will show here by itself.",
    mail: (email) => `We have sent a confirmation to ${email}.`,
    mailToRegistered: "We have sent a confirmation to your e-mail address.",
    transfer:
      "Please transfer the amount to this account and give the order number as the reference. We ship as soon as your payment is here.",
    pay: "Pay now",
    details: "View order",
    orders: "My orders",
    shop: "Continue shopping",
    filing:
      "As a university customer, please complete the details of your research group, so that we can handle your order without delay.",
    fileNow: "Complete them",
  },
});

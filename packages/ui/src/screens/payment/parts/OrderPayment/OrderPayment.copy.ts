import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    order: "确认订单信息",
    orderCode: "订单号",
    withRelated: "两张关联订单一并支付",
    address: "收货地址：",
    choose: "选择支付方式",
    pay: "立即支付",
    submit: "提交订单",
    askSubmit: "确定通过线下转账付款吗？",
    submitHint: "提交后请按页面上的账户信息转账，款项到账后订单才会发货。",
    declined: "已取消提交",
    statuses: {
      unanswered:
        "没有收到支付的应答，正在确认是否已经付款。请不要重复支付，结果会自动显示在这里。",
      unknown:
        "有一笔支付尚未得到结果，正在确认。如果您已经付款，请不要重复支付，结果会自动显示在这里。",
      refused: "上一次支付未成功，没有扣款。您可以重新支付。",
    },
    reopen: "继续支付",
  },
  en: {
    order: "Your order",
    orderCode: "Order number",
    withRelated: "Both orders are paid together",
    address: "Deliver to: ",
    choose: "Choose how to pay",
    pay: "Pay now",
    submit: "Submit order",
    askSubmit: "Pay by bank transfer?",
    submitHint:
      "Please transfer the amount to the account shown here. We ship once your payment has arrived.",
    declined: "Not submitted",
    statuses: {
      unanswered:
        "The payment got no answer, and we are finding out whether it was made. Please do not pay again: the result will show here by itself.",
      unknown:
        "The result of a payment is not known yet. If you have paid, please do not pay again: the result will show here by itself.",
      refused: "The last payment was refused and nothing was charged. You can pay again.",
    },
    reopen: "Go on paying",
  },
});

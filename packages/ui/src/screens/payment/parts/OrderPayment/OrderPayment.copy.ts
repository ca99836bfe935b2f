import { defineCopy } from "../../../../language/define-copy.ts";

const leftOnCredit = (amount: string, left: string) =>
  `本次支付 ¥${amount}，支付后可用信用余额为 ¥${left}，请按账期还款。`;
const leftOnCreditInEnglish = (amount: string, left: string) =>
  `¥${amount} is paid on credit. Your available credit is then ¥${left}; please repay it in time.`;

export const copy = defineCopy({
  zh: {
    order: "确认订单信息",
    orderCode: "订单号",
    withRelated: "两张关联订单一并支付",
    address: "收货地址：",
    choose: "选择支付方式",
    payBy: (moment: string) =>
      `请在 ${moment} 前付款（线下转账以到账为准）。逾期未付，订单将自动取消，预留库存与抵扣券一并退回。`,
    transferBy: (moment: string) => `选择线下转账并提交后，到账期限延长至 ${moment}。`,
    pay: "立即支付",
    submit: "提交订单",
    askSubmit: "确定通过线下转账付款吗？",
    submitHint: "提交后请按页面上的账户信息转账，款项到账后订单才会发货。",
    declined: "已取消提交",
    ask: {
      prepay: "确定使用预付款余额付款吗？",
      credit: "确定使用信用支付付款吗？",
      "second-credit": "确定使用信用支付2付款吗？",
    },
    left: {
      prepay: (amount: string, left: string) =>
        `本次支付 ¥${amount}，支付后预付款余额为 ¥${left}。`,
      credit: leftOnCredit,
      "second-credit": leftOnCredit,
    },
    confirm: "确认支付",
    paymentDeclined: "已取消此操作",
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
    payBy: (moment) =>
      `Please pay by ${moment}, Beijing time; a bank transfer must have arrived by then. After that the order is cancelled, and its goods and coupon are released.`,
    transferBy: (moment) =>
      `Once a bank transfer is submitted, it may arrive until ${moment}, Beijing time.`,
    pay: "Pay now",
    submit: "Submit order",
    askSubmit: "Pay by bank transfer?",
    submitHint:
      "Please transfer the amount to the account shown here. We ship once your payment has arrived.",
    declined: "Not submitted",
    ask: {
      prepay: "Pay from your prepaid balance?",
      credit: "Pay on credit?",
      "second-credit": "Pay on your second credit line?",
    },
    left: {
      prepay: (amount, left) => `¥${amount} is paid now. Your prepaid balance is then ¥${left}.`,
      credit: leftOnCreditInEnglish,
      "second-credit": leftOnCreditInEnglish,
    },
    confirm: "Pay",
    paymentDeclined: "Nothing was paid",
    statuses: {
      unanswered:
        "The payment got no answer, and we are finding out whether it was made. Please do not pay again: the result will show here by itself.",
      unknown:
        "The result of a payment is not known yet. If you have paid, please do not pay again: the result will show here by itself.",
      refused: "The last payment was refused and nothing was charged. You can pay again.",
    },
    reopen: "Continue the payment",
  },
});

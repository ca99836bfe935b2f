import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    dialogs: { scan: "微信扫码支付", bank: "网上银行支付", alipay: "支付宝支付" },
    outcomes: {
      refused: "支付未成功，没有扣款。您可以重新支付。",
      open: "没有收到付款，您可以重新支付。",
      cancelled: "订单已取消，没有收到付款。",
      late: "付款到账前订单已取消，款项已转入您的预付款余额。",
    },
    paid: "您的订单支付成功！",
    repaid: "信用还款成功！",
  },
  en: {
    dialogs: { scan: "Pay with WeChat", bank: "Pay at your bank", alipay: "Pay with Alipay" },
    outcomes: {
      refused: "The payment was refused and nothing was charged. You can pay again.",
      open: "No payment has been made. You can pay again.",
      cancelled: "The order was cancelled. No payment has been made.",
      late: "The order was cancelled before the payment arrived. The money is in your prepaid balance.",
    },
    paid: "Your order has been paid.",
    repaid: "Your credit has been repaid.",
  },
});

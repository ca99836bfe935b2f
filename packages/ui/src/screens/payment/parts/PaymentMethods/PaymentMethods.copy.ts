import type { PaymentProblem, PaymentTab } from "@reagent/domain/payment";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "付款方式",
    tabs: {
      person: "个人网银",
      enterprise: "企业网银",
      alipay: "支付宝",
      prepay: "余额抵扣",
      credit: "信用支付",
      "second-credit": "信用支付2",
      offline: "提交订单",
    } satisfies Record<PaymentTab, string>,
    problems: {
      "method-required": "请选择支付方式！",
      "balance-short": "对不起您的预付款余额不够，请选择其他支付方式！",
      "credit-short": "对不起您的当前信用余额不够，请选择其他支付方式！",
    } satisfies Record<PaymentProblem, string>,
    noBanks: "暂不支持在线支付，请选择其他支付方式。",
    alipay: "点击“立即支付”后，支付宝页面将在新窗口打开，请在其中完成付款。",
    available: { prepay: "预付款余额", credit: "可用信用余额", "second-credit": "可用信用余额" },
    due: "本次应付",
    left: "支付后剩余",
    missing: "还差",
    transfer:
      "提交订单后，请通过线下转账付款，并在附言中注明订单号。款项到账后我们会尽快为您发货。",
  },
  en: {
    label: "Ways to pay",
    tabs: {
      person: "Personal banking",
      enterprise: "Business banking",
      alipay: "Alipay",
      prepay: "Prepaid balance",
      credit: "Credit",
      "second-credit": "Credit 2",
      offline: "Bank transfer",
    },
    problems: {
      "method-required": "Please choose how to pay.",
      "balance-short":
        "Your prepaid balance does not cover this order. Please choose another way to pay.",
      "credit-short": "Your credit does not cover this order. Please choose another way to pay.",
    },
    noBanks: "Online payment is not available. Please choose another way to pay.",
    alipay: "Press the payment button, then pay on Alipay's page, which opens in a new window.",
    available: {
      prepay: "Your prepaid balance",
      credit: "Available credit",
      "second-credit": "Available credit",
    },
    due: "To be paid now",
    left: "Left afterwards",
    missing: "Short by",
    transfer:
      "Submit the order, then pay by bank transfer and give the order number as the reference. We ship as soon as your payment arrives.",
  },
});

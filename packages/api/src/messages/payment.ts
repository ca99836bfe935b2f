import type { PaymentProblem } from "@reagent/domain/payment";
import { defineMessages } from "./define-messages.ts";
import type { LocalizedText } from "./message.ts";

/** Why a payment is refused (customer centre §5, payment). */
export const problemMessages = defineMessages({
  "method-required": { zh: "请选择支付方式！", en: "Please choose how to pay." },
  "balance-short": {
    zh: "对不起您的预付款余额不够，请选择其他支付方式！",
    en: "Your prepaid balance does not cover this. Please choose another way to pay.",
  },
  "credit-short": {
    zh: "对不起您的当前信用余额不够，请选择其他支付方式！",
    en: "Your credit does not cover this. Please choose another way to pay.",
  },
} satisfies Record<PaymentProblem, LocalizedText>);

export const paymentMessages = defineMessages({
  notPayable: { zh: "该订单不能支付。", en: "This order cannot be paid." },
  nothingToConfirm: {
    zh: "没有等待支付的订单。",
    en: "There is no order that waits to be paid.",
  },
  notYet: {
    zh: "暂未收到您的付款。如您已支付，请稍候再确认。",
    en: "Your payment is not here yet. If you have paid, please confirm again in a moment.",
  },
  nothingOwed: { zh: "没有需要归还的信用余额。", en: "There is no credit to repay." },
  noOnlinePayment: {
    zh: "暂不支持在线支付，请选择其他支付方式。",
    en: "Online payment is not offered. Please choose another way to pay.",
  },
  gatewayDown: {
    zh: "支付渠道暂时无法使用，请稍后再试。",
    en: "The payment service cannot be reached. Please try again later.",
  },
});

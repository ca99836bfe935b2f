import type { PaymentState } from "@reagent/domain/payment";
import type { LocalizedText } from "../../../basics/language.ts";
import type { NoticeBehaviour } from "./notice-behaviour.ts";

/** The texts of the simulator's pages. */
export const pageWords = {
  notice: {
    zh: "支付模拟器：这里不是真实的银行或微信，不会产生任何资金往来。",
    en: "Payment simulator: this is no real bank and not WeChat, and no money moves.",
  },
  bank: { zh: "模拟网上银行", en: "Simulated online bank" },
  wechat: { zh: "模拟微信支付", en: "Simulated WeChat Pay" },
  method: { zh: "支付方式", en: "Paid with" },
  subject: { zh: "订单", en: "For" },
  amount: { zh: "金额", en: "Amount" },
  decide: { zh: "您要如何处理这笔付款？", en: "What happens to this payment?" },
  behaviour: { zh: "通知商店的方式", en: "How the shop is told" },
  missing: { zh: "没有找到这笔付款。", en: "This payment was not found." },
  back: { zh: "返回商店", en: "Back to the shop" },
  other: { zh: "English", en: "中文" },
} satisfies Record<string, LocalizedText>;

/** The labels of the buttons. */
export const choiceWords: Readonly<Record<Exclude<PaymentState, "open">, LocalizedText>> = {
  paid: { zh: "确认付款", en: "Pay" },
  refused: { zh: "拒绝付款（如余额不足）", en: "Refuse, as for want of funds" },
  abandoned: { zh: "离开，不付款", en: "Leave without paying" },
};

/** The outcome of a payment. */
export const outcomeWords: Readonly<Record<Exclude<PaymentState, "open">, LocalizedText>> = {
  paid: { zh: "付款成功。", en: "The payment was made." },
  refused: { zh: "付款被拒绝。", en: "The payment was refused." },
  abandoned: { zh: "付款未完成，已关闭。", en: "The payment was not made, and is closed." },
};

export const behaviourWords: Readonly<Record<NoticeBehaviour, LocalizedText>> = {
  "at-once": { zh: "立即通知", en: "At once" },
  late: { zh: "20 秒后通知", en: "After 20 seconds" },
  twice: { zh: "通知两次", en: "Twice" },
  "out-of-order": { zh: "之后再发一条过期通知", en: "With an outdated notice after it" },
  "wrong-amount": { zh: "金额错误的通知", en: "With a wrong amount" },
  "wrong-signature": { zh: "签名错误的通知", en: "With a wrong signature" },
  never: { zh: "不通知，等商店查询", en: "Not at all, until the shop asks" },
};

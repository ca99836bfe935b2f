import type { Language, LocalizedText } from "../../basics/language.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";
import type { LedgerReason } from "../../database/schema-order.ts";

const words = (zh: string, en: string): LocalizedText => ({ zh, en });

type Sentences = Partial<Record<LedgerReason, LocalizedText>>;

const credit: Sentences = {
  opening: words("期初已用额度", "Credit used before"),
  payment: words("信用支付订单#", "Order# paid on credit"),
  refund: words("订单#取消，恢复额度", "Order# cancelled, credit released"),
  repayment: words("信用还款#", "Credit repaid#"),
};

/** By account and reason; # is replaced by the order's code. */
const sentences: Readonly<Record<LedgerAccount, Sentences>> = {
  prepay: {
    opening: words("期初预付款余额", "Opening balance"),
    "top-up": words("预付款充值#", "Top-up#"),
    payment: words("支付订单#", "Payment of order#"),
    refund: words("订单#退款", "Refund of order#"),
    repayment: words("预付款还信用#", "Credit repaid from the balance#"),
    withdrawn: words("预付款转出（退还客户）", "Balance paid out"),
  },
  credit,
  "second-credit": credit,
  integral: {
    opening: words("期初积分", "Opening balance"),
    earned: words("订单#获得积分", "Points for order#"),
    withdrawn: words("订单#退款，收回积分", "Points of refunded order# taken back"),
    refund: words("订单#退款，麦粒换回积分", "Grains turned back into points for refunded order#"),
    converted: words("积分兑换麦粒", "Points converted to grains"),
    expired: words("积分到期", "Points expired"),
  },
  grains: {
    opening: words("期初麦粒", "Opening grains"),
    converted: words("积分兑换麦粒", "Points converted to grains"),
    payment: words("兑换礼品#", "Gifts ordered#"),
    refund: words("礼品订单#取消，退回麦粒", "Grains returned for gift order#"),
    withdrawn: words("订单#退款，收回麦粒", "Grains of refunded order# taken back"),
    expired: words("年底到期清零", "Expired at the end of the year"),
  },
};

/** Added to an entry of the second credit line. */
const secondLine = words("（信用支付2）", " (second credit line)");

interface Noted {
  readonly account: LedgerAccount;
  readonly reason: LedgerReason;
  /** "" for none. */
  readonly orderCode: string;
  /** A free text of the operator. */
  readonly note: string;
}

/** The description of a ledger entry: the reason, the order's code and the note. */
export function noteOf({ account, reason, orderCode, note }: Noted, language: Language): string {
  const sentence = sentences[account][reason]?.[language];
  if (sentence === undefined) {
    return note;
  }
  const isSecond = account === "second-credit";
  const reasoned = sentence.replace("#", orderCode && ` ${orderCode} `).trim();
  const text = `${reasoned}${isSecond ? secondLine[language] : ""}`;
  return note === "" ? text : `${text}${language === "zh" ? "：" : ": "}${note}`;
}

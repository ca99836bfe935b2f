import type { LedgerAccount } from "../../database/schema-customer.ts";
import type { LedgerReason } from "../../database/schema-order.ts";
import type { Language, Words } from "../../http/language.ts";

const words = (zh: string, en: string): Words => ({ zh, en });

type Sentences = Partial<Record<LedgerReason, Words>>;

const credit: Sentences = {
  opening: words("期初已用额度", "Credit used before"),
  payment: words("信用支付订单#", "Order# paid on credit"),
  refund: words("订单#取消，恢复额度", "Order# cancelled, credit released"),
  repayment: words("信用还款#", "Credit repaid#"),
};

/** What happened to an account, and why; # is where the order's code stands. */
const sentences: Readonly<Record<LedgerAccount, Sentences>> = {
  prepay: {
    opening: words("期初余额", "Opening balance"),
    "top-up": words("预付款充值#", "Top-up#"),
    payment: words("支付订单#", "Payment of order#"),
    refund: words("订单#退款", "Refund of order#"),
    repayment: words("余额还信用#", "Credit repaid from the balance#"),
    withdrawn: words("余额退回", "Balance paid out"),
  },
  credit,
  "second-credit": credit,
  integral: {
    opening: words("期初积分", "Opening points"),
    earned: words("订单#获得积分", "Points for order#"),
    withdrawn: words("订单#退款，收回积分", "Points of refunded order# taken back"),
    converted: words("积分兑换麦粒", "Points turned into grains"),
    expired: words("积分到期", "Points expired"),
  },
  grains: {
    opening: words("期初麦粒", "Opening grains"),
    converted: words("积分兑换麦粒", "Points turned into grains"),
    payment: words("兑换礼品", "Gifts ordered"),
    refund: words("礼品订单取消，退回麦粒", "Gift order cancelled, grains returned"),
    expired: words("年底到期清零", "Expired at the end of the year"),
  },
};

/** A line that is about the second credit line says so. */
const secondLine = words("（信用支付2）", " (second credit line)");

export interface Noted {
  readonly account: LedgerAccount;
  readonly reason: LedgerReason;
  /** "" where it is about none. */
  readonly orderCode: string;
  /** What somebody wrote beside it. */
  readonly note: string;
}

/** What a line of a log says: why, about which order, and what somebody wrote beside it. */
export function noteOf({ account, reason, orderCode, note }: Noted, language: Language): string {
  const sentence = sentences[account][reason]?.[language];
  if (sentence === undefined) {
    return note;
  }
  const isSecond = account === "second-credit";
  const told = sentence.replace("#", orderCode && ` ${orderCode} `).trim();
  const line = `${told}${isSecond ? secondLine[language] : ""}`;
  return note === "" ? line : `${line}${language === "zh" ? "：" : ": "}${note}`;
}

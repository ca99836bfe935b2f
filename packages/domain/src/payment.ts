import { type Fen, fen, subtract, sum } from "./money.ts";
import { awaitsPayment } from "./order.ts";

/** Ids of payment methods (customer centre §9, payment ids; decisions, payment ids); every other id is a bank. That of Alipay is ours. */
export const methodIds = {
  wechat: "50",
  alipay: "70",
  balance: "39",
  credit: "44",
  secondCredit: "60",
  transfer: "30",
} as const;

export type PaymentKind =
  | "wechat"
  | "alipay"
  | "bank"
  | "balance"
  | "credit"
  | "second-credit"
  | "transfer";

const kinds: ReadonlyMap<string, PaymentKind> = new Map([
  [methodIds.wechat, "wechat"],
  [methodIds.alipay, "alipay"],
  [methodIds.balance, "balance"],
  [methodIds.credit, "credit"],
  [methodIds.secondCredit, "second-credit"],
  [methodIds.transfer, "transfer"],
]);

/** The kind of a payment method. */
export function paymentKind(methodId: string): PaymentKind {
  return kinds.get(methodId) ?? "bank";
}

/** Whether a payment is made at a gateway, which reports the outcome later. */
export function isOnline(kind: PaymentKind): boolean {
  return kind === "wechat" || kind === "alipay" || kind === "bank";
}

/**
 * Where a payment continues: the QR dialog, the list of orders, the page of success, or the returned address (customer centre §4,
 * payment), which is that of a bank or of Alipay.
 */
export function paymentDestination(
  methodId: string,
): "qr" | "orders" | "submitted" | "bank" | "alipay" {
  const kind = paymentKind(methodId);
  if (kind === "wechat") return "qr";
  if (kind === "transfer") return "submitted";
  return kind === "bank" || kind === "alipay" ? kind : "orders";
}

export type PaymentTab =
  | "person"
  | "enterprise"
  | "alipay"
  | "prepay"
  | "credit"
  | "second-credit"
  | "offline";

/** An account that something can be paid from. */
interface Account {
  readonly available: Fen;
}

/**
 * The tabs of the payment page: credit only if offered, the second credit only if something is available (customer centre §2,
 * /payment). That of Alipay is ours, where the shop has it.
 */
export function paymentTabs(offered: {
  readonly alipay: unknown;
  readonly credit: Account | null;
  readonly secondCredit: Account | null;
}): readonly PaymentTab[] {
  return [
    "person",
    "enterprise",
    ...(offered.alipay ? (["alipay"] as const) : []),
    "prepay",
    ...(offered.credit ? (["credit"] as const) : []),
    ...(offered.secondCredit && offered.secondCredit.available > 0
      ? (["second-credit"] as const)
      : []),
    "offline",
  ];
}

/**
 * The tab that is open at first: the balance where it covers the amount, since that money is already paid; else the first one that can pay
 * the amount (decisions, first payment tab).
 */
export function firstPaymentTab(
  tabs: readonly PaymentTab[],
  amount: Fen,
  offered: {
    readonly person: readonly unknown[];
    readonly enterprise: readonly unknown[];
    readonly alipay: unknown;
    readonly prepay?: Account | null;
    readonly credit?: Account | null;
    readonly secondCredit?: Account | null;
  },
): PaymentTab {
  const covers = (account: Account | null | undefined) => (account?.available ?? 0) >= amount;
  const canPay: Readonly<Record<PaymentTab, boolean>> = {
    person: offered.person.length > 0,
    enterprise: offered.enterprise.length > 0,
    alipay: Boolean(offered.alipay),
    prepay: covers(offered.prepay),
    credit: covers(offered.credit),
    "second-credit": covers(offered.secondCredit),
    offline: true,
  };
  if (canPay.prepay && tabs.includes("prepay")) return "prepay";
  return tabs.find((tab) => canPay[tab]) ?? "person";
}

/** The account period of a customer without credit (customer centre §9, account codes). */
export const ACCOUNT_PERIOD_WITHOUT_CREDIT = 472;

/** The account period of a customer with credit; screens tell it from no other but the one without. */
const ACCOUNT_PERIOD_WITH_CREDIT = 471;

/**
 * The account period of a customer whose credit lines get these limits: one with credit where there is a limit, so that payment on credit
 * is offered. Where there is none it stays, so that the log of the credit does too (decisions, credit limits).
 */
export function accountPeriodFor(period: number, limits: readonly Fen[]): number {
  const isWithout = period === ACCOUNT_PERIOD_WITHOUT_CREDIT;
  return isWithout && sum(limits) > 0 ? ACCOUNT_PERIOD_WITH_CREDIT : period;
}

/** Whether payment on credit is offered to a customer (customer centre §6, account data). */
export function isCreditOffered(customer: {
  readonly accountPeriod: number;
  readonly creditLimit: number;
}): boolean {
  return customer.accountPeriod !== ACCOUNT_PERIOD_WITHOUT_CREDIT && customer.creditLimit > 0;
}

export type PaymentProblem = "method-required" | "balance-short" | "credit-short";

/** Why a payment cannot be made: no method is chosen, or the account does not cover it (customer centre §5, payment). */
export function paymentProblem(
  methodId: string,
  amount: Fen,
  available: Fen | undefined,
): PaymentProblem | undefined {
  if (methodId === "") return "method-required";
  const kind = paymentKind(methodId);
  if (isOnline(kind) || kind === "transfer" || (available ?? 0) >= amount) return undefined;
  return kind === "balance" ? "balance-short" : "credit-short";
}

/** The states of a payment at a gateway, in ascending precedence. */
const STATES = ["open", "abandoned", "refused", "paid"] as const;
export type PaymentState = (typeof STATES)[number];

/** A gateway's notice of the outcome of a payment. */
export interface PaymentNotice {
  readonly outcome: Exclude<PaymentState, "open">;
  readonly amount: Fen;
}

/** The effect of a notice. */
export type NoticeEffect = "settled" | "repeated" | "mismatched" | "ignored";

/**
 * Applies a genuine notice to a payment. The outcome of the highest precedence wins in any order of notices: a late refusal
 * never undoes a payment. A notice of another amount has no effect.
 */
export function afterNotice(
  payment: { readonly state: PaymentState; readonly amount: Fen },
  notice: PaymentNotice,
): { readonly state: PaymentState; readonly effect: NoticeEffect } {
  const { state, amount } = payment;
  if (notice.amount !== amount) return { state, effect: "mismatched" };
  if (notice.outcome === state) return { state, effect: "repeated" };
  return STATES.indexOf(notice.outcome) > STATES.indexOf(state)
    ? { state: notice.outcome, effect: "settled" }
    : { state, effect: "ignored" };
}

/**
 * Whether a gateway reports other money for a payment that is paid already: its customer paid it twice, such as by code and on the phone.
 * A payment whose money has no name counts as paid once.
 */
export function isPaidAgain(
  payment: { readonly state: PaymentState; readonly reference: string | null },
  notice: { readonly outcome: PaymentNotice["outcome"]; readonly reference: string },
): boolean {
  const isPaid = payment.state === "paid" && notice.outcome === "paid";
  return isPaid && Boolean(payment.reference) && notice.reference !== payment.reference;
}

/** The state of paying on a page; `unknown` while a gateway has not reported the outcome of a payment. */
export type PayingState = "open" | "paid" | "refused" | "unknown";

/** How long a refused payment is reported: half an hour. */
export const REFUSAL_SHOWN_MS = 30 * 60 * 1000;

/** The state of paying by the last payment, undefined if there is none. An old refusal does not matter any more. */
export function payingState(
  last: { readonly state: PaymentState; readonly settledAt: number | null } | undefined,
  now: number,
): PayingState {
  if (last === undefined) return "open";
  const { state, settledAt } = last;
  if (state === "open") return "unknown";
  if (state === "refused") return now - (settledAt ?? 0) < REFUSAL_SHOWN_MS ? "refused" : "open";
  return state === "paid" ? "paid" : "open";
}

/** The fields of an order that its payment depends on. */
export interface Payable {
  readonly id: string;
  readonly amount: Fen;
  readonly review: "pending" | "reviewed" | "cancelled";
  readonly payment: "unpaid" | "paid";
}

/**
 * Allots money that arrived for orders: those that await payment are paid, and the rest is added to the customer's balance.
 * An order that was cancelled or paid in the meantime gets nothing, and none is paid in part.
 */
export function allotPayment(
  amount: Fen,
  orders: readonly Payable[],
): { readonly paid: readonly string[]; readonly toBalance: Fen } {
  const waiting = orders.filter(awaitsPayment);
  const due = sum(waiting.map((order) => order.amount));
  return due > amount
    ? { paid: [], toBalance: amount }
    : { paid: waiting.map(({ id }) => id), toBalance: subtract(amount, due) };
}

/**
 * Splits a refund: what goes back to the payment, of which some may have gone back before, and the rest, which goes to the balance.
 * No more goes back to a payment than it brought.
 */
export function splitRefund(
  refund: Fen,
  payment: { readonly amount: Fen; readonly returned: Fen },
): { readonly toPayment: Fen; readonly toBalance: Fen } {
  const left = Math.max(0, subtract(payment.amount, payment.returned));
  const toPayment = fen(Math.min(refund, left));
  return { toPayment, toBalance: subtract(refund, toPayment) };
}

export interface Debt {
  readonly owed: Fen;
}

/** Allots an amount to debts, in their order, and the rest to the balance. */
export function allotRepayment<Of extends Debt>(
  amount: Fen,
  debts: readonly Of[],
): {
  readonly repaid: readonly { readonly debt: Of; readonly amount: Fen }[];
  readonly toBalance: Fen;
} {
  let left: number = amount;
  const repaid = debts.flatMap((debt) => {
    const part = fen(Math.min(left, debt.owed));
    left -= part;
    return part > 0 ? [{ debt, amount: part }] : [];
  });
  return { repaid, toBalance: fen(left) };
}

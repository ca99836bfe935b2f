import { type Fen, fen, subtract, sum } from "./money.ts";
import { awaitsPayment } from "./order.ts";

/** Ids of ways of paying (customer centre §9, payment ids; decisions, payment ids); every other id is a bank. */
export const methodIds = {
  wechat: "50",
  balance: "39",
  credit: "44",
  secondCredit: "60",
  transfer: "30",
} as const;

/** How something is paid. */
export type PaymentKind = "wechat" | "bank" | "balance" | "credit" | "second-credit" | "transfer";

const kinds: Readonly<Record<string, PaymentKind>> = {
  [methodIds.wechat]: "wechat",
  [methodIds.balance]: "balance",
  [methodIds.credit]: "credit",
  [methodIds.secondCredit]: "second-credit",
  [methodIds.transfer]: "transfer",
};

/** What kind of payment an id is of. */
export function paymentKind(methodId: string): PaymentKind {
  return kinds[methodId] ?? "bank";
}

/** Whether a payment is made at a gateway, which tells later what came of it. */
export function isOnline(kind: PaymentKind): boolean {
  return kind === "wechat" || kind === "bank";
}

/**
 * Where a payment goes on: the QR dialog, the list of orders, the page of success, or the returned address (customer centre §4,
 * payment).
 */
export function paymentDestination(methodId: string): "qr" | "orders" | "submitted" | "address" {
  const kind = paymentKind(methodId);
  if (kind === "wechat") return "qr";
  if (kind === "transfer") return "submitted";
  return kind === "bank" ? "address" : "orders";
}

export type PaymentTab =
  | "person"
  | "enterprise"
  | "prepay"
  | "credit"
  | "second-credit"
  | "offline";

/** An account that something can be paid from. */
interface Account {
  readonly available: Fen;
}

/**
 * The tabs of the payment page: credit only if offered, the second credit only if there is something on it (customer centre §2,
 * /payment).
 */
export function paymentTabs(offered: {
  readonly credit: Account | null;
  readonly secondCredit: Account | null;
}): readonly PaymentTab[] {
  return [
    "person",
    "enterprise",
    "prepay",
    ...(offered.credit ? (["credit"] as const) : []),
    ...(offered.secondCredit && offered.secondCredit.available > 0
      ? (["second-credit"] as const)
      : []),
    "offline",
  ];
}

/** How a customer settles accounts who buys without credit (customer centre §9, account codes). */
export const ACCOUNT_PERIOD_WITHOUT_CREDIT = 472;

/** Whether a customer is offered to pay on credit (customer centre §6, account data). */
export function isCreditOffered(customer: {
  readonly accountPeriod: number;
  readonly creditLimit: number;
}): boolean {
  return customer.accountPeriod !== ACCOUNT_PERIOD_WITHOUT_CREDIT && customer.creditLimit > 0;
}

export type PaymentProblem = "method-required" | "balance-short" | "credit-short";

/** What keeps a payment from being made: no way of paying is chosen, or the account does not cover it (customer centre §5, payment). */
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

/** Where a payment at a gateway stands, from what says least to what says most. */
const STATES = ["open", "abandoned", "refused", "paid"] as const;
export type PaymentState = (typeof STATES)[number];

/** What a gateway says that came of a payment. */
export interface PaymentNotice {
  readonly outcome: Exclude<PaymentState, "open">;
  readonly amount: Fen;
}

/** What a notice did. */
export type NoticeEffect = "settled" | "repeated" | "mismatched" | "ignored";

/**
 * What a genuine notice does to a payment. The word that says most stands, whatever came first: money that was taken is never
 * forgotten for a refusal that came late. A notice of another amount does nothing.
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

/** Where paying stands, as a page tells it; `unknown` while a gateway has not said what came of a payment. */
export type PayingState = "open" | "paid" | "refused" | "unknown";

/** Where paying stands by the payment that was begun last, undefined where none was. */
export function payingState(last: PaymentState | undefined): PayingState {
  if (last === "open") return "unknown";
  return last === "paid" || last === "refused" ? last : "open";
}

/** An order, as far as it concerns being paid. */
export interface Payable {
  readonly id: string;
  readonly amount: Fen;
  readonly review: "pending" | "reviewed" | "cancelled";
  readonly payment: "unpaid" | "paid";
}

/**
 * What becomes of money that came in for orders: those that still wait for it are paid, and what is left is the customer's balance. An
 * order that was cancelled or paid otherwise meanwhile gets nothing, and none is paid in part.
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

/** Something owed. */
export interface Debt {
  readonly owed: Fen;
}

/** What of an amount repays which debt, in their order, and what is left for the balance. */
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

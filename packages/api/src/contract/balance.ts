import {
  amount,
  code,
  count,
  day,
  entity,
  type EntityOf,
  instant,
  list,
  maybe,
  nothing,
  requiredAmount,
  requiredCount,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** prepaylog_type (customer centre §7, balance logs). */
const balanceKind = code({ 0: "prepay", 2: "credit", 4: "grains" }, "prepay");

/** The balances of a customer (customer centre §3, account summary). Both credit lines are added together. */
export const Balances = entity({
  prepay: ["cus_prepay", amount],
  creditLimit: ["cus_credit", amount],
  creditUsed: ["cus_credit_use", requiredAmount],
  creditLeft: ["cus_credit_now", amount],
  integral: ["cus_integral", count],
  /** How many grains the integral can be turned into. */
  convertibleGrains: ["exchange_num", count],
  grains: ["cus_exchange", count],
  /** How many of them expire at the end of the year. */
  expiringGrains: ["maili", count],
});
export type Balances = EntityOf<typeof Balances>;

/**
 * A change of the prepaid balance, of the credit that is left, or of the grains. Grains are written like yuan, with two
 * decimals, and are hundredths in our types; a deduction is negative.
 */
export const BalanceChange = entity({
  changedAt: ["prepaylog_time", instant],
  amount: ["prepaylog_amount", amount],
  note: ["prepaylog_note", text],
});
export type BalanceChange = EntityOf<typeof BalanceChange>;

/** A change of the integral. */
export const IntegralChange = entity({
  changedAt: ["intelog_time", instant],
  points: ["intelog_amount", count],
  note: ["intelog_note", text],
});
export type IntegralChange = EntityOf<typeof IntegralChange>;

/** The changes of one account, newest first; `least` and `most` limit the amount without its sign. */
export const listBalanceChanges = endpoint(
  "listBalanceChanges",
  "GET /api/center/prepay",
  entity({
    kind: ["prepaylog_type", balanceKind],
    pageSize: ["offset", count],
    page: ["page", count],
    from: ["from", day],
    to: ["to", day],
    least: ["money_from", maybe(amount)],
    most: ["money_to", maybe(amount)],
  }),
  entity({
    changes: ["data", list(BalanceChange)],
    /** How many changes the filters match. */
    total: ["total", count],
    balances: ["userInfo", Balances],
  }),
  { auth: "required", screenHandlesExpiry: true },
);

/** The changes of the integral, newest first. */
export const listIntegralChanges = endpoint(
  "listIntegralChanges",
  "GET /api/center/integral",
  entity({
    pageSize: ["offset", count],
    page: ["page", count],
    from: ["from", day],
    to: ["to", day],
  }),
  entity({ changes: ["data", list(IntegralChange)], total: ["total", count] }),
  { auth: "required", screenHandlesExpiry: true },
);

/** The balances alone. */
export const readBalances = endpoint(
  "readBalances",
  "GET /api/center/userinfo",
  entity({ kind: ["prepaylog_type", balanceKind] }),
  Balances,
  { auth: "required", screenHandlesExpiry: true },
);

/** Turns integral into as many grains as the customer has seen and confirmed (decisions, earning and converting points). */
export const convertIntegral = endpoint(
  "convertIntegral",
  "POST /api/center/integral/exchange",
  entity({ grains: ["exchange_num", requiredCount] }),
  nothing,
  {
    part: "orchard",
    auth: "required",
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert" },
  },
);

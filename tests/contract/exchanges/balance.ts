import {
  convertIntegral,
  listBalanceChanges,
  listIntegralChanges,
  readBalances,
} from "@reagent/api/contract/balance";
import { listCoupons } from "@reagent/api/contract/coupon";
import { codes } from "@reagent/api/contract/envelope";
import { balanceMessages } from "@reagent/api/messages/balance";
import { creditLeft } from "@reagent/domain/balance";
import { fen } from "@reagent/domain/money";
import { convertibleGrains } from "@reagent/domain/points";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import { chinese } from "./given.ts";

const everything = { pageSize: 100, page: 1, from: "", to: "" };
const anyAmount = { least: null, most: null };

interface Change {
  readonly changedAt: number;
  readonly note: string;
}

function isLog(changes: readonly Change[], total: number): void {
  expect(total).toBe(changes.length);
  expect(changes).not.toHaveLength(0);
  const times = changes.map(({ changedAt }) => changedAt);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const { note } of changes) expect(note).toMatch(chinese);
}

const sumOf = (changes: readonly { readonly amount: number }[]) =>
  changes.reduce((total, { amount }) => total + amount, 0);

/** The balance that each log adds up to. */
const logs = [
  ["prepay", "prepay", 1],
  ["credit", "creditUsed", -1],
  ["grains", "grains", 100],
] as const;

export const exchanges: readonly Exchange[] = [
  ...logs.map(([kind, figure, scale]) =>
    answered(
      "customer",
      listBalanceChanges,
      { kind, ...everything, ...anyAmount },
      ({ changes, total, balances }) => {
        isLog(changes, total);
        expect(sumOf(changes)).toBe(fen(balances[figure] * scale));
      },
      { about: `all of ${kind}` },
    ),
  ),
  answered(
    "customer",
    listBalanceChanges,
    { kind: "prepay", ...everything, least: fen(20_000), most: fen(100_000) },
    ({ changes, total }) => {
      isLog(changes, total);
      for (const { amount } of changes) {
        expect(Math.abs(amount)).toBeGreaterThanOrEqual(20_000);
        expect(Math.abs(amount)).toBeLessThanOrEqual(100_000);
      }
    },
    { about: "of some amount" },
  ),
  answered(
    "customer",
    listBalanceChanges,
    { kind: "prepay", pageSize: 5, page: 1, from: "2000-01-01", to: "2000-12-31", ...anyAmount },
    ({ changes, total }) => expect([changes, total]).toEqual([[], 0]),
    { about: "of days on which nothing changed" },
  ),
  answered(
    "customer",
    listBalanceChanges,
    { kind: "grains", ...everything, ...anyAmount },
    ({ changes }) => {
      for (const { note } of changes) expect(note).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  answered("customer", listIntegralChanges, everything, ({ changes, total }) =>
    isLog(changes, total),
  ),
  answered("customer", readBalances, { kind: "prepay" }, (balances) => {
    expect(balances.convertibleGrains).toBe(convertibleGrains(balances.integral, 100));
    expect(balances.creditLeft).toBe(creditLeft(balances.creditLimit, balances.creditUsed));
    expect(balances.expiringGrains).toBe(balances.grains);
  }),
  refused(
    "customer",
    convertIntegral,
    { grains: 1_000_000_000 },
    codes.badRequest,
    balanceMessages.tooManyGrains,
    "more than the points make",
  ),
  refused(
    "customer",
    convertIntegral,
    { grains: 0 },
    codes.badRequest,
    balanceMessages.tooManyGrains,
    "none",
  ),
  answered("customer", convertIntegral, { grains: 1 }),
  answered("customer", listCoupons, { status: "all" }, ({ coupons, total }) => {
    expect(total).toBe(coupons.length);
    expect(new Set(coupons.map(({ status }) => status))).toEqual(
      new Set(["unused", "used", "voided", "expired"]),
    );
  }),
  answered("customer", listCoupons, { status: "expired" }, ({ coupons }) => {
    expect(coupons).not.toHaveLength(0);
    for (const { status } of coupons) expect(status).toBe("expired");
  }),
];

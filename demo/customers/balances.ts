import { endOfYear, integralFor, yearOf } from "@reagent/domain/points";
import type { Tx } from "@reagent/server/database/database";
import type { LedgerAccount } from "@reagent/server/database/schema-customer";
import type { LedgerReason } from "@reagent/server/database/schema-order";
import { book } from "@reagent/server/ordering/balance/ledger";

const DAY_MS = 24 * 60 * 60 * 1000;

interface Accounts {
  readonly creditLimit?: number;
  readonly secondCreditLimit?: number;
  readonly entries: (now: number) => readonly Entry[];
  readonly coupons: readonly Coupon[];
}

type Entry = readonly [
  account: LedgerAccount,
  at: number,
  amount: number,
  reason: LedgerReason,
  note?: string,
];

interface Coupon {
  readonly reach: number;
  readonly subtract: number;
  readonly state?: "used" | "voided";
  /** Days from now. */
  readonly received: number;
  readonly ends: number;
}

/** Entries without an order: top-ups and withdrawals, credit used and repaid, points converted into grains, and expired grains. */
function entriesOfOrdinary(now: number): readonly Entry[] {
  const ago = (days: number) => now - days * DAY_MS;
  const lastYearEnded = endOfYear(yearOf(now) - 1);
  const lastAutumn = lastYearEnded - 100 * DAY_MS;
  return [
    ["prepay", lastAutumn - DAY_MS, 35_600, "opening"],
    ["prepay", ago(120), 100_000, "top-up", "88120391"],
    ["prepay", ago(60), 100_000, "top-up"],
    ["prepay", ago(26), -45_600, "repayment"],
    ["prepay", ago(26) + 1, -12_000, "repayment"],
    ["prepay", ago(12), -50_000, "withdrawn"],
    ["credit", ago(150), 45_600, "opening"],
    ["second-credit", ago(130), 32_000, "opening"],
    ["credit", ago(26), -45_600, "repayment"],
    ["second-credit", ago(26) + 1, -12_000, "repayment"],
    ["integral", lastAutumn - DAY_MS, 7960, "opening"],
    ["integral", lastAutumn, -integralFor(20), "converted"],
    ["integral", ago(5), -integralFor(36), "converted"],
    ["grains", lastAutumn, 20, "converted"],
    ["grains", lastYearEnded, -20, "expired"],
    ["grains", ago(5), 36, "converted"],
  ];
}

const accounts: Readonly<Record<string, Accounts>> = {
  "demo-ordinary": {
    creditLimit: 500_000,
    secondCreditLimit: 80_000,
    entries: entriesOfOrdinary,
    coupons: [
      { reach: 50_000, subtract: 3_000, received: -20, ends: 40 },
      { reach: 10_000, subtract: 500, received: -35, ends: 10 },
      { reach: 100_000, subtract: 8_000, state: "used", received: -80, ends: 20 },
      { reach: 30_000, subtract: 2_000, state: "voided", received: -100, ends: -10 },
      { reach: 80_000, subtract: 6_000, received: -200, ends: -110 },
    ],
  },
  "demo-university": {
    entries: (now) => [["integral", now, 120, "opening"]],
    coupons: [{ reach: 20_000, subtract: 1_000, received: -5, ends: 85 }],
  },
};

/** Adds the balance, credit, points and coupons that a demo customer has beside those of the orders. */
export async function addDemoBalances(tx: Tx, customerId: string, now: number): Promise<void> {
  const own = accounts[customerId];
  if (!own) {
    return;
  }
  await tx
    .updateTable("customers")
    .set({
      credit_limit: own.creditLimit ?? 0,
      second_credit_limit: own.secondCreditLimit ?? 0,
    })
    .where("id", "=", customerId)
    .execute();
  for (const [account, at, amount, reason, note = ""] of own.entries(now)) {
    await book(tx, { customerId, account, amount, reason, note, now: at });
  }
  await addCoupons(tx, { customerId, now }, own.coupons);
}

async function addCoupons(
  tx: Tx,
  { customerId, now }: { readonly customerId: string; readonly now: number },
  coupons: readonly Coupon[],
): Promise<void> {
  for (const [index, { reach, subtract, state, received, ends }] of coupons.entries()) {
    await tx
      .insertInto("coupons")
      .values({
        id: `${customerId}-coupon-${index + 1}`,
        customer_id: customerId,
        reach_amount: reach,
        subtract_amount: subtract,
        state: state ?? "unused",
        received_at: now + received * DAY_MS,
        begins_at: now + received * DAY_MS,
        ends_at: now + ends * DAY_MS,
      })
      .execute();
  }
}

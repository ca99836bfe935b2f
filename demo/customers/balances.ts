import { convertIntegral } from "@reagent/api/contract/balance";
import { listCoupons } from "@reagent/api/contract/coupon";
import { type Fen, fen, toYuan } from "@reagent/domain/money";
import { endOfYear, yearOf } from "@reagent/domain/points";
import type { LedgerAccount } from "@reagent/server/database/schema-customer";
import type { LedgerReason } from "@reagent/server/database/schema-order";
import { book } from "@reagent/server/ordering/balance/ledger";
import type { DemoShop } from "./demo-shop.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A customer of the demo: the e-mail address, and the id that the shop has given. */
export interface Owner {
  readonly id: string;
  readonly email: string;
}

/** An entry that no call and no command writes, such as a debt from before the shop. */
type Entry = readonly [account: LedgerAccount, at: number, amount: number, reason: LedgerReason];

interface Coupon {
  /** In yuan. */
  readonly from: number;
  readonly off: number;
  /** How many days ago it was given, and for how many days it is valid from then on. */
  readonly ago: number;
  readonly days: number;
  readonly isVoided?: true;
}

interface Accounts {
  readonly entries: (now: number) => readonly Entry[];
  /** Money that was received, or with a minus paid out: so many days ago, in yuan, with the number of the transfer. */
  readonly transfers: readonly (readonly [ago: number, amount: number, note: string])[];
  /** Points that became grains. */
  readonly conversions: (now: number) => readonly (readonly [at: number, grains: number])[];
  readonly coupons: readonly Coupon[];
}

/** A moment of last year. */
const lastAutumn = (now: number) => endOfYear(yearOf(now) - 1) - 100 * DAY_MS;

const accounts: Readonly<Record<string, Accounts>> = {
  "demo@kedu.example": {
    entries: (now) => [
      ["prepay", lastAutumn(now) - DAY_MS, 35_600, "opening"],
      ["prepay", now - 26 * DAY_MS, -45_600, "repayment"],
      ["prepay", now - 26 * DAY_MS + 1, -12_000, "repayment"],
      ["credit", now - 150 * DAY_MS, 45_600, "opening"],
      ["second-credit", now - 130 * DAY_MS, 32_000, "opening"],
      ["credit", now - 26 * DAY_MS, -45_600, "repayment"],
      ["second-credit", now - 26 * DAY_MS + 1, -12_000, "repayment"],
      ["integral", lastAutumn(now) - DAY_MS, 7960, "opening"],
    ],
    transfers: [
      [120, 1000, "88120391"],
      [60, 1000, "88153207"],
      [12, -500, "88197740"],
    ],
    conversions: (now) => [
      [lastAutumn(now), 20],
      [now - 5 * DAY_MS, 36],
    ],
    coupons: [
      { from: 500, off: 30, ago: 20, days: 60 },
      { from: 100, off: 5, ago: 35, days: 45 },
      { from: 300, off: 20, ago: 100, days: 90, isVoided: true },
      { from: 800, off: 60, ago: 200, days: 90 },
    ],
  },
  "university@kedu.example": {
    entries: (now) => [["integral", now, 120, "opening"]],
    transfers: [],
    conversions: () => [],
    coupons: [{ from: 200, off: 10, ago: 5, days: 90 }],
  },
};

/** Adds the balance, credit, points and coupons that a demo customer has beside those of the orders. */
export async function addDemoBalances(
  shop: DemoShop,
  { id: customerId, email }: Owner,
  now: number,
): Promise<void> {
  const own = accounts[email];
  if (!own) return;
  for (const [account, at, amount, reason] of own.entries(now))
    await book(shop.tx, { customerId, account, amount, reason, now: at });
  for (const [ago, amount, note] of own.transfers)
    await transfer(shop, { email, amount: fen(amount * 100), note, now: now - ago * DAY_MS });
  for (const [at, grains] of own.conversions(now))
    await shop.call(convertIntegral, { grains }, { by: email, now: at });
  for (const coupon of own.coupons) await giveCoupon(shop, email, coupon, now);
}

/** Adds money to a customer's balance, or with a minus pays it out. */
export async function transfer(
  shop: DemoShop,
  {
    email,
    amount,
    note,
    now,
  }: {
    readonly email: string;
    readonly amount: Fen;
    readonly note: string;
    readonly now: number;
  },
): Promise<void> {
  const command = amount < 0 ? "balance-pay-out" : "balance-add";
  await shop.operate(now, command, email, toYuan(fen(Math.abs(amount))), "--note", note);
}

/** Gives a customer a coupon; returns its id. */
export async function giveCoupon(
  shop: DemoShop,
  email: string,
  { from, off, ago, days, isVoided }: Coupon,
  now: number,
): Promise<string> {
  const at = now - ago * DAY_MS;
  const terms = ["--off", String(off), "--from", String(from), "--days", String(days)];
  await shop.operate(at, "coupon-issue", email, ...terms);
  const { coupons } = await shop.call(listCoupons, { status: "all" }, { by: email, now: at });
  const id =
    coupons.find(
      ({ receivedAt, subtractAmount }) => receivedAt === at && subtractAmount === off * 100,
    )?.couponId ?? "";
  if (isVoided) await shop.operate(at, "coupon-void", id);
  return id;
}

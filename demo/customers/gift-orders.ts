import { integralFor } from "@reagent/domain/points";
import { createOrder } from "@reagent/server/areas/orchard/create";
import { payOrder } from "@reagent/server/areas/orchard/pay";
import { cancelGifts, confirmGifts, shipGifts } from "@reagent/server/areas/orchard/steps";
import { dayOf, startOfDay } from "@reagent/server/basics/day";
import { readAddresses } from "@reagent/server/customers/addresses";
import type { Tx } from "@reagent/server/database/database";
import { convertIntegral } from "@reagent/server/ordering/balance/convert";
import { book } from "@reagent/server/ordering/balance/ledger";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const OPENING_HOUR = 10;
/** How long unpaid orders of the demo wait to be paid, from its start on. */
const DEMO_TERM_MS = 3 * DAY_MS;

type Step = "pay" | "confirm" | "ship" | "cancel";

interface DemoGiftOrder {
  /** A number of days ago. */
  readonly on: number;
  /** Codes and quantities of gifts. */
  readonly gifts: readonly (readonly [code: string, quantity: number])[];
  readonly note?: string;
  readonly steps: readonly Step[];
}

/** The gift orders of the demo customers: one for every state. */
const history: Readonly<Record<string, readonly DemoGiftOrder[]>> = {
  "demo-ordinary": [
    {
      on: 40,
      gifts: [
        ["FR0001", 1],
        ["FR0003", 2],
      ],
      note: "请放前台",
      steps: ["pay", "confirm", "ship"],
    },
    { on: 25, gifts: [["FR0004", 1]], steps: ["cancel"] },
    { on: 9, gifts: [["FR0002", 1]], steps: ["pay", "confirm"] },
    { on: 3, gifts: [["FR0006", 1]], steps: ["pay"] },
    { on: 1, gifts: [["FR0007", 1]], steps: [] },
  ],
};

/** The grains of the demo customers that their orders leave, converted some days ago; with those of `balances.ts` 1240. */
const GRAINS = { on: 4, amount: 1204 } as const;

/**
 * Adds the gift orders of a demo customer once, by the rules of real orders. What they cost is converted from points right before, so
 * that no grain is left of an order at the end of a year.
 */
export async function addDemoGiftOrders(
  tx: Tx,
  { id, group, now }: { readonly id: string; readonly group: string; readonly now: number },
): Promise<void> {
  const orders = history[id] ?? [];
  if (orders.length === 0 || (await hasGiftOrders(tx, id)) || !(await hasAll(tx, orders))) return;
  const customer = { id, group };
  await convert(tx, id, GRAINS.amount, dayAgo(now, GRAINS.on));
  for (const order of orders) {
    const placedAt = dayAgo(now, order.on);
    await runHistory(tx, customer, order, { placedAt, termMs: now + DEMO_TERM_MS - placedAt });
  }
  // What is past sends no mails.
  await tx
    .deleteFrom("outgoing_mails")
    .where("subject", "in", (of) =>
      of.selectFrom("gift_orders").select("id").where("customer_id", "=", id),
    )
    .execute();
}

/** Ten o'clock of a day some days ago, but not in the future. */
const dayAgo = (now: number, days: number) =>
  Math.min(startOfDay(dayOf(now - days * DAY_MS)) + OPENING_HOUR * HOUR_MS, now - HOUR_MS);

async function runHistory(
  tx: Tx,
  customer: { readonly id: string; readonly group: string },
  { gifts, note = "", steps }: DemoGiftOrder,
  { placedAt, termMs }: { readonly placedAt: number; readonly termMs: number },
): Promise<void> {
  const [address] = await readAddresses(tx, customer.id);
  if (!address) throw new Error(`${customer.id} has no address.`);
  const called = { customer, language: "zh", now: placedAt } as const;
  const total = await fillBasket(tx, customer.id, gifts, placedAt);
  const { province, city, district, street, receiver, mobile } = address;
  const place = { province, city, district, street, receiver, mobile, note };
  if (steps.includes("pay")) await convert(tx, customer.id, total, placedAt - HOUR_MS);
  const { orderId } = await createOrder(
    { ...called, params: { ...place, expectedLines: null } },
    tx,
    { termMs },
  );
  const work: Readonly<Record<Step, (now: number) => Promise<unknown>>> = {
    pay: (now) => payOrder({ ...called, now, params: { orderId } }, tx),
    confirm: (now) => confirmGifts(tx, orderId, { ...called, now }),
    ship: (now) =>
      shipGifts(
        tx,
        { orderId, expressCompany: "示例速运", expressNumber: "SE5500018901" },
        { ...called, now },
      ),
    cancel: (now) => cancelGifts(tx, orderId, { ...called, now }),
  };
  for (const [index, step] of steps.entries()) {
    await work[step](placedAt + (index + 1) * (HOUR_MS / 4));
  }
}

/** Puts gifts into an empty basket; returns what they cost. */
async function fillBasket(
  tx: Tx,
  customerId: string,
  gifts: DemoGiftOrder["gifts"],
  now: number,
): Promise<number> {
  let total = 0;
  for (const [code, quantity] of gifts) {
    const gift = await tx
      .selectFrom("gifts")
      .select(["id", "price", "preferential_price"])
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
    total += quantity * (gift.preferential_price ?? gift.price);
    await tx
      .insertInto("basket_lines")
      .values({ customer_id: customerId, gift_id: gift.id, quantity, created_at: now })
      .execute();
  }
  return total;
}

/** Converts points into grains; the points are added before. */
async function convert(tx: Tx, customerId: string, grains: number, now: number): Promise<void> {
  const points = { customerId, account: "integral", amount: integralFor(grains) } as const;
  await book(tx, { ...points, reason: "opening", now: now - 1 });
  await convertIntegral(tx, { customerId, grains }, { now, language: "zh" });
}

async function hasGiftOrders(tx: Tx, customerId: string): Promise<boolean> {
  const first = await tx
    .selectFrom("gift_orders")
    .select("id")
    .where("customer_id", "=", customerId)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** Whether the shop has all gifts of some orders. It has not where it sells gifts of its own. */
async function hasAll(tx: Tx, orders: readonly DemoGiftOrder[]): Promise<boolean> {
  const codes = [...new Set(orders.flatMap(({ gifts }) => gifts.map(([code]) => code)))];
  const found = await tx.selectFrom("gifts").select("code").where("code", "in", codes).execute();
  return found.length === codes.length;
}

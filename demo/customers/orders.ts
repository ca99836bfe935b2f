import { fen } from "@reagent/domain/money";
import { dayOf, startOfDay } from "@reagent/server/basics/day";
import type { Owner } from "./balances.ts";
import { transfer } from "./balances.ts";
import type { DemoShop } from "./demo-shop.ts";
import { withoutStockChanges } from "./goods.ts";
import { type DemoOrder, readDemoOrders } from "./history.ts";
import { goodsOf, payDemoOrder, placeDemoOrder } from "./placing.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long unpaid orders of the demo wait to be paid, from its start on. */
const DEMO_TERM_MS = 3 * DAY_MS;
/** What the orders that are paid from the balance take at most. */
const TOP_UP = fen(2_000_00);

/**
 * Places the orders of a demo customer. Money that is added to the balance before them, and paid out after them, leaves the balance as
 * it is.
 */
export async function addDemoOrders(shop: DemoShop, owner: Owner, now: number): Promise<void> {
  const orders = readDemoOrders().filter(({ customer }) => customer === owner.email);
  const [first] = orders;
  if (!first) return;
  const usesBalance = orders.some(({ paidBy }) => paidBy === "balance");
  if (usesBalance) {
    const paidIn = { amount: TOP_UP, note: "88040112" };
    await transfer(shop, {
      email: owner.email,
      ...paidIn,
      now: placedAtOf(first, now) - DAY_MS,
    });
  }
  for (const order of orders) await runHistory(shop, order, now);
  if (usesBalance) await payOutRest(shop, owner);
}

const placedAtOf = ({ on }: DemoOrder, now: number) =>
  typeof on === "string"
    ? startOfDay(on) + 10 * HOUR_MS
    : Math.min(startOfDay(dayOf(now - on * DAY_MS)) + 10 * HOUR_MS, now - HOUR_MS);

/** Places an order, pays it and runs its steps, five hours apart and none in the future. */
async function runHistory(shop: DemoShop, order: DemoOrder, now: number): Promise<void> {
  const wanted = await goodsOf(shop, order);
  if (wanted.length === 0) return;
  const goods = wanted.map(([each]) => each);
  const placedAt = placedAtOf(order, now);
  const stepAt = (step: number) => Math.min(placedAt + step * 5 * HOUR_MS, now);
  await withoutStockChanges(shop.tx, goods, async () => {
    const made = { by: order.customer, now: placedAt };
    const termMs = order.lapses ? stepAt(1) - placedAt : now + DEMO_TERM_MS - placedAt;
    const placed = await placeDemoOrder(shop, order, wanted, { ...made, termMs });
    if (order.isKept) await shop.operate(placedAt + MINUTE_MS, "keep", placed.code);
    if (order.paidBy) await payDemoOrder(shop, placed, order.paidBy, placedAt + 2 * MINUTE_MS);
    for (const [index, step] of order.steps.entries()) await step(shop, placed, stepAt(index + 1));
  });
}

/** Pays out what the orders have left of the money that was added for them. */
async function payOutRest(shop: DemoShop, { id, email }: Owner): Promise<void> {
  const entries = await shop.tx
    .selectFrom("ledger_entries")
    .select(["amount", "created_at"])
    .where("customer_id", "=", id)
    .where("account", "=", "prepay")
    .where("order_id", "is not", null)
    .orderBy("created_at")
    .execute();
  const last = entries.at(-1);
  if (!last) return;
  const rest = TOP_UP + entries.reduce((sum, { amount }) => sum + amount, 0);
  const note = "88201155";
  await transfer(shop, { email, amount: fen(-rest), note, now: last.created_at + MINUTE_MS });
}

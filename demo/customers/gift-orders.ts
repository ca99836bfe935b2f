import { listAddresses } from "@reagent/api/contract/address";
import { convertIntegral } from "@reagent/api/contract/balance";
import { addToBasket, readBasket } from "@reagent/api/contract/basket";
import { createGiftOrder, payGiftOrder } from "@reagent/api/contract/gift-order";
import { shop as shopData } from "@reagent/api/contract/shop";
import { integralFor } from "@reagent/domain/points";
import { dayOf, startOfDay } from "@reagent/server/basics/day";
import type { Tx } from "@reagent/server/database/database";
import { book } from "@reagent/server/ordering/balance/ledger";
import type { Owner } from "./balances.ts";
import type { DemoShop } from "./demo-shop.ts";

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
  "demo@kedu.example": [
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
 * Places the gift orders of a demo customer. What they cost is converted from points right before, so that no grain is left of an order
 * at the end of a year.
 */
export async function addDemoGiftOrders(shop: DemoShop, owner: Owner, now: number): Promise<void> {
  const orders = history[owner.email] ?? [];
  if (orders.length === 0 || !(await hasAll(shop.tx, orders))) return;
  await convert(shop, owner, GRAINS.amount, dayAgo(now, GRAINS.on));
  for (const order of orders) {
    const placedAt = dayAgo(now, order.on);
    await runHistory(shop, owner, order, { placedAt, termMs: now + DEMO_TERM_MS - placedAt });
  }
}

/** Ten o'clock of a day some days ago, but not in the future. */
const dayAgo = (now: number, days: number) =>
  Math.min(startOfDay(dayOf(now - days * DAY_MS)) + OPENING_HOUR * HOUR_MS, now - HOUR_MS);

async function runHistory(
  shop: DemoShop,
  owner: Owner,
  { gifts, note = "", steps }: DemoGiftOrder,
  { placedAt, termMs }: { readonly placedAt: number; readonly termMs: number },
): Promise<void> {
  const made = { by: owner.email, now: placedAt, termMs };
  for (const [giftCode, quantity] of gifts)
    await shop.call(addToBasket, { giftCode, quantity }, made);
  const { total } = await shop.call(readBasket, {}, made);
  if (steps.includes("pay")) await convert(shop, owner, total, placedAt - HOUR_MS);
  const { addresses } = await shop.call(listAddresses, { keywords: "" }, made);
  const [address] = addresses;
  if (!address) throw new Error(`${owner.email} has no address.`);
  const place = { ...address, note, expectedLines: null };
  const { orderId } = await shop.call(createGiftOrder, place, made);
  const { code } = await shop.tx
    .selectFrom("gift_orders")
    .select("code")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const parcel = ["--company", "示例速运", "--number", "SE5500018901"];
  const work: Readonly<Record<Step, (at: number) => Promise<unknown>>> = {
    pay: (at) => shop.call(payGiftOrder, { orderId }, { ...made, now: at }),
    confirm: (at) => shop.operate(at, "gift-confirm", code),
    ship: (at) => shop.operate(at, "gift-ship", code, ...parcel),
    cancel: (at) => shop.operate(at, "gift-cancel", code),
  };
  for (const [index, step] of steps.entries()) {
    await work[step](placedAt + (index + 1) * (HOUR_MS / 4));
  }
}

/** Converts points into grains. The points are from before the shop: no call writes them. */
async function convert(
  shop: DemoShop,
  { id: customerId, email }: Owner,
  grains: number,
  now: number,
): Promise<void> {
  const points = {
    customerId,
    account: "integral",
    amount: integralFor(grains, shopData.points.perGrain),
  } as const;
  await book(shop.tx, { ...points, reason: "opening", now: now - 1 });
  await shop.call(convertIntegral, { grains }, { by: email, now });
}

/** Whether the shop has all gifts of some orders. It has not where it sells gifts of its own. */
async function hasAll(tx: Tx, orders: readonly DemoGiftOrder[]): Promise<boolean> {
  const codes = [...new Set(orders.flatMap(({ gifts }) => gifts.map(([code]) => code)))];
  const found = await tx.selectFrom("gifts").select("code").where("code", "in", codes).execute();
  return found.length === codes.length;
}

import { addToBasket, clearBasket } from "@reagent/api/contract/basket";
import { createGiftOrder, payGiftOrder } from "@reagent/api/contract/gift-order";
import { integralFor } from "@reagent/domain/points";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "../../basics/refusal.ts";
import { convertIntegral } from "../../ordering/balance/convert.ts";
import { expireGrains } from "../../ordering/balance/grains.ts";
import { book } from "../../ordering/balance/ledger.ts";
import { startSession } from "../../sessions/session.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { giftCodes, orchardIn, orderPlace, testGifts } from "../../testing/orchard.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { cancelGifts } from "./steps.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-21T11:00:00+08:00");

type Step =
  | { readonly kind: "place"; readonly code: string; readonly quantity: number }
  | { readonly kind: "pay" | "cancel"; readonly order: number }
  | { readonly kind: "convert"; readonly grains: number }
  | { readonly kind: "wait"; readonly days: number };

const anyOrder = fc.nat({ max: 3 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("place" as const),
        code: fc.constantFrom(giftCodes.flask, giftCodes.last, giftCodes.kettle),
        quantity: fc.integer({ min: 0, max: 4 }),
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("pay" as const), order: anyOrder }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), order: anyOrder }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("convert" as const),
        grains: fc.integer({ min: 0, max: 900 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("wait" as const),
        days: fc.integer({ min: 0, max: 90 }),
      }),
    },
  ),
  { minLength: 10, maxLength: 30 },
);

/** Each run begins with an order that is paid, so that none is refused as a whole. */
const BEGINNING: readonly Step[] = [
  { kind: "place", code: giftCodes.flask, quantity: 1 },
  { kind: "pay", order: 0 },
];
const RUNS = 15;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let orchard: ReturnType<typeof orchardIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    orchard = orchardIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());

  const orders = () =>
    shop.database.read.selectFrom("gift_orders").selectAll().orderBy("code").execute();

  /** Makes a step as the customer or the operator; refusals are fine. */
  async function make(step: Step): Promise<void> {
    const { database, clock } = shop;
    const token = await database.transact((tx) => startSession(tx, "lin", clock.time));
    const order = "order" in step ? (await orders())[step.order] : undefined;
    switch (step.kind) {
      case "place": {
        const { code: giftCode, quantity } = step;
        await shop.call(addToBasket, { giftCode, quantity }, { token });
        await shop.call(createGiftOrder, orderPlace, { token });
        await shop.call(clearBasket, {}, { token });
        return;
      }
      case "pay":
        if (order) await shop.call(payGiftOrder, { orderId: order.id }, { token });
        return;
      case "cancel":
        if (order) await ignoringRefusals((tx) => cancelGifts(tx, order.id, at()));
        return;
      case "convert":
        await ignoringRefusals(async (tx) => {
          const amount = integralFor(step.grains, 100);
          const points = { customerId: "lin", account: "integral", reason: "earned" } as const;
          await book(tx, { ...points, amount, now: clock.time });
          await convertIntegral(tx, { customerId: "lin", grains: step.grains }, at());
        });
        return;
      case "wait":
        clock.time += step.days * DAY_MS;
    }
  }

  const at = () => ({ now: shop.clock.time, language: "en" }) as const;
  const ignoringRefusals = (work: Parameters<TestShop["database"]["transact"]>[0]) =>
    shop.database.transact(work).catch((failure: unknown) => {
      if (!(failure instanceof Refusal)) throw failure;
    });

  /** Fails unless stock and grains match the orders. */
  async function expectConsistent(): Promise<void> {
    await expireGrains(shop.database, "lin", shop.clock.time);
    const { read } = shop.database;
    const all = await orders();
    const paid = all.filter(({ paid_at: paidAt }) => paidAt !== null);
    const returned = paid.filter(({ status }) => status === "cancelled");
    const entries = await read
      .selectFrom("ledger_entries")
      .select(["reason", "amount"])
      .where("account", "=", "grains")
      .execute();
    const total = (amounts: readonly { readonly amount: number }[]) =>
      amounts.reduce((sum, { amount }) => sum + amount, 0);
    const booked = (reason: string) => total(entries.filter((entry) => entry.reason === reason));
    expect(total(entries)).toBeGreaterThanOrEqual(0);
    expect({ paid: 0 - booked("payment"), returned: booked("refund") }).toEqual({
      paid: total(paid),
      returned: total(returned),
    });
    const kept = paid.filter(({ status }) => status !== "cancelled").map(({ id }) => id);
    const lines = await read.selectFrom("gift_order_lines").selectAll().execute();
    for (const { code, stock } of testGifts) {
      const taken = lines
        .filter((line) => line.gift_code === code && kept.includes(line.order_id))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      expect(taken).toBeLessThanOrEqual(stock);
      expect(await orchard.stockOf(code)).toBe(stock - taken);
    }
  }

  test("any run of orders, payments, cancellations, conversions and new years keeps stock and grains in accord with the orders", async () => {
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        shop.clock.time = START;
        await orchard.clear();
        await shop.database.transact((tx) => tx.deleteFrom("ledger_entries").execute());
        await orchard.give("lin", 2000);
        for (const step of [...BEGINNING, ...run]) {
          await make(step);
          await expectConsistent();
        }
        paid += (await orders()).filter(({ paid_at: paidAt }) => paidAt !== null).length;
      }),
      { numRuns: RUNS },
    );
    expect(paid).toBeGreaterThanOrEqual(RUNS);
  });
});

import { addToBasket } from "@reagent/api/contract/basket";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { createGiftOrder, payGiftOrder } from "@reagent/api/contract/gift-order";
import { connect, type DatabasePlace } from "@reagent/server/database/connection";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { giftCodes, orchardIn, orderPlace } from "@reagent/server/testing/orchard";
import { expect, test } from "vitest";
import { withSeed } from "../seed.ts";
import { buyerIds } from "./buyers.ts";
import { KILLS_LIMIT_MS, killInRounds, KILLS } from "./kill-rounds.ts";
import type { Buyer } from "./order-stream.ts";
import { call, fill } from "./over-http.ts";

const MAX_ANSWERS = 20;
const GRAINS = 1_000_000;
const STOCK = 100_000;
const PRICE = 100;

/** A buyer's plan, from the basket to a paid order of one gift, with the acknowledged steps. */
interface Intent {
  readonly name: string;
  readonly customerId: string;
  readonly acknowledged: Set<"add" | "place" | "pay">;
}

const intentOf = (customerId: string, number: number): Intent => ({
  name: `${customerId}-${String(number)}`,
  customerId,
  acknowledged: new Set(),
});

/** Carries out an intent, each step with a constant request key; rejects when there is no answer. */
async function carryOut(
  address: string,
  { token }: Buyer,
  { name, acknowledged }: Intent,
  { onAnswer = () => undefined }: { readonly onAnswer?: () => void } = {},
): Promise<void> {
  const send = async (
    step: "add" | "place" | "pay",
    endpoint: Endpoint<never, never>,
    wire: Record<string, unknown>,
  ) => {
    const requestKey = `${step}-${name}`.padEnd(8, "-");
    const { code, data } = await call(address, endpoint, wire, { token, requestKey });
    expect({ step, code }).toEqual({ step, code: codes.success });
    acknowledged.add(step);
    onAnswer();
    return data as Readonly<Record<string, string>>;
  };
  await send("add", addToBasket as never, { code: giftCodes.flask, total: 1 });
  const place = createGiftOrder.params.encode({ ...orderPlace, note: name });
  const placed = await send("place", createGiftOrder as never, place as Record<string, unknown>);
  await send("pay", payGiftOrder as never, { order_id: placed["order_id"] });
}

/** Fills a shop whose buyers have grains. */
async function prepare(place: DatabasePlace): Promise<void> {
  await fill(place);
  const database = await connect(place);
  const orchard = orchardIn(database, Date.now);
  await orchard.clear();
  await orchard.change(giftCodes.flask, { stock: STOCK });
  for (const id of buyerIds) await orchard.give(id, GRAINS);
  await database.close();
}

/** Fails unless every acknowledged step is done once, and stock and grains match the paid orders. */
async function expectConsistent(place: DatabasePlace, intents: readonly Intent[]): Promise<void> {
  const database = await connect(place);
  const orders = await database.read.selectFrom("gift_orders").selectAll().execute();
  const orchard = orchardIn(database, Date.now);
  for (const { name, acknowledged } of intents) {
    const own = orders.filter(({ note }) => note === name);
    const isPaid = own.some(({ paid_at: paidAt }) => paidAt !== null);
    expect(own.length).toBeLessThanOrEqual(1);
    expect({ name, lost: acknowledged.has("place") && own.length === 0 }).toMatchObject({
      lost: false,
    });
    expect({ name, lost: acknowledged.has("pay") && !isPaid }).toMatchObject({ lost: false });
  }
  const paid = orders.filter(({ paid_at: paidAt }) => paidAt !== null);
  for (const id of buyerIds) {
    const own = paid.filter((order) => order.customer_id === id);
    expect((await orchard.booked(id)).toSorted((a, b) => b - a)).toEqual([
      GRAINS,
      ...own.map(() => -PRICE),
    ]);
  }
  expect(await orchard.stockOf(giftCodes.flask)).toBe(STOCK - paid.length);
  await database.close();
}

onEachDatabase((makePlace) => {
  test(
    `a server that is killed ${KILLS} times while gifts are ordered and paid keeps what it acknowledged, and takes grains and stock once`,
    async () => {
      const { place, remove } = await makePlace();
      await prepare(place);
      const intents = await withSeed(import.meta.filename, (draw) =>
        killInRounds({
          draw,
          place,
          maxAnswers: MAX_ANSWERS,
          intentOf,
          carryOut,
          expectConsistent: (all) => expectConsistent(place, all),
        }),
      );
      expect(intents.every(({ acknowledged }) => acknowledged.has("pay"))).toBe(true);
      await remove();
    },
    KILLS_LIMIT_MS,
  );
});

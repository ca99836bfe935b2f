import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addToBasket } from "@reagent/api/contract/basket";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { createGiftOrder, payGiftOrder } from "@reagent/api/contract/gift-order";
import { connect, type DatabasePlace } from "@reagent/server/database/connection";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { giftCodes, orchardIn, orderPlace } from "@reagent/server/testing/orchard";
import { startProcess } from "@reagent/server/testing/process";
import { expect, test } from "vitest";
import { buyerIds, buyersAt } from "./buyers.ts";
import type { Buyer } from "./order-stream.ts";
import { call, fill } from "./over-http.ts";

/** How often the server is killed on each database; `KILLS=200` for a long run. */
const KILLS = Number(process.env["KILLS"] ?? 10);
const INTENTS_A_ROUND = 3;
/** A kill follows at most this many answers, with a delay of at most this long, while other calls are being handled. */
const MAX_ANSWERS = 20;
const MAX_DELAY_MS = 8;
const ROUND_LIMIT_MS = 20_000;
const UNLIMITED = { RATE_LIMIT: "0" };
const GRAINS = 1_000_000;
const STOCK = 100_000;
const PRICE = 100;

/** A buyer's plan, from the basket to a paid order of one gift, with the acknowledged steps. */
interface Intent {
  readonly name: string;
  readonly customerId: string;
  readonly acknowledged: Set<"add" | "place" | "pay">;
}

/** Carries out an intent, each step with a constant request key; rejects when there is no answer. */
async function carryOut(
  address: string,
  token: string,
  { name, acknowledged }: Intent,
  onAnswer: () => void,
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

async function carryOutAll(
  address: string,
  { token }: Buyer,
  queue: Intent[],
  onAnswer: () => void,
): Promise<void> {
  for (let [intent] = queue; intent !== undefined; [intent] = queue) {
    try {
      await carryOut(address, token, intent, onAnswer);
    } catch (failure) {
      // fetch throws this error when the server is gone.
      if (failure instanceof TypeError) return;
      throw failure;
    }
    queue.shift();
  }
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
      const folder = place.kind === "sqlite" ? place.folder : mkdtempSync(join(tmpdir(), "kills-"));
      await prepare(place);
      let buyers: Buyer[] = [];
      const queues = buyerIds.map((): Intent[] => []);
      const intents: Intent[] = [];
      for (let round = 0; round < KILLS; round += 1) {
        for (const [index, customerId] of buyerIds.entries())
          for (let number = 0; number < INTENTS_A_ROUND; number += 1) {
            const name = `${customerId}-${String(round * INTENTS_A_ROUND + number)}`;
            const intent = { name, customerId, acknowledged: new Set<"add" | "place" | "pay">() };
            intents.push(intent);
            queues[index]?.push(intent);
          }
        const server = await startProcess(place, folder, UNLIMITED);
        if (round === 0) buyers = await buyersAt(server.address, []);
        const kill = () => server.process.kill("SIGKILL");
        let untilKill = Math.ceil(Math.random() * MAX_ANSWERS);
        const onAnswer = () => {
          untilKill -= 1;
          if (untilKill === 0) void sleep(Math.random() * MAX_DELAY_MS).then(kill);
        };
        await Promise.all(
          buyers.map((buyer, index) =>
            carryOutAll(server.address, buyer, queues[index] ?? [], onAnswer),
          ),
        );
        kill();
        await server.ended;
        await expectConsistent(place, intents);
      }

      // All calls are repeated, acknowledged or not.
      const last = await startProcess(place, folder, UNLIMITED);
      const repeatAll = async ({ customerId, token }: Buyer) => {
        for (const intent of intents.filter((each) => each.customerId === customerId))
          await carryOut(last.address, token, intent, () => undefined);
      };
      await Promise.all(buyers.map(repeatAll));
      last.process.kill("SIGTERM");
      expect(await last.ended).toBe(0);
      await expectConsistent(place, intents);
      expect(intents.every(({ acknowledged }) => acknowledged.has("pay"))).toBe(true);
      await remove();
      rmSync(folder, { recursive: true, force: true });
    },
    60_000 + KILLS * ROUND_LIMIT_MS,
  );
});

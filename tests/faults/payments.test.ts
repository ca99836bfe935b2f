import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { startProcess } from "@reagent/server/testing/process";
import { expect, test, vi } from "vitest";
import { buyerIds, buyersAt, prepare } from "./buyers.ts";
import { judge, standingIn } from "./order-standing.ts";
import { type Buyer, type Intent, intentOf, pursue } from "./order-stream.ts";

/** How often the server is killed on each database; `KILLS=200` for a long run. */
const KILLS = Number(process.env["KILLS"] ?? 10);
/** What each buyer begins between two kills: all together ask about as often as a kill may wait for. */
const INTENTS_A_ROUND = 3;
/** A kill comes after at most so many answers, and this much later: while others are being written. */
const MOST_ANSWERS = 40;
const LONGEST_DELAY_MS = 8;
const ROUND_LIMIT_MS = 20_000;
const SETTLED_WITHIN_MS = 30_000;
/** After many rounds everybody asks for everything again at once, more often than a customer may. */
const UNLIMITED = { RATE_LIMIT: "0" };

/** Pursues intents one after the other, until no answer comes: those that are not done stay in the queue. */
async function pursueAll(
  address: string,
  buyer: Buyer,
  queue: Intent[],
  onAnswer: () => void,
): Promise<void> {
  for (let [intent] = queue; intent !== undefined; [intent] = queue) {
    try {
      await pursue(address, buyer, intent, onAnswer);
    } catch (failure) {
      // Only a server that is gone gives no answer.
      if (failure instanceof TypeError) return;
      throw failure;
    }
    queue.shift();
  }
}

onEachDatabase((makePlace) => {
  vi.setConfig({ testTimeout: KILLS * ROUND_LIMIT_MS });

  test(`a server killed ${KILLS} times while orders are placed, paid, repaid and cancelled has kept what it acknowledged, and does each thing once`, async () => {
    const { place, remove } = await makePlace();
    const folder = place.kind === "sqlite" ? place.folder : mkdtempSync(join(tmpdir(), "kills-"));
    const addressIds = await prepare(place);
    let buyers: Buyer[] = [];
    const queues = buyerIds.map((): Intent[] => []);
    const intents: Intent[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      for (const [index, customerId] of buyerIds.entries())
        for (let number = 0; number < INTENTS_A_ROUND; number += 1) {
          const intent = intentOf(customerId, round * INTENTS_A_ROUND + number);
          intents.push(intent);
          queues[index]?.push(intent);
        }
      const server = await startProcess(place, folder, UNLIMITED);
      if (round === 0) buyers = await buyersAt(server.address, addressIds);
      const kill = () => server.process.kill("SIGKILL");
      let untilKill = Math.ceil(Math.random() * MOST_ANSWERS);
      const onAnswer = () => {
        untilKill -= 1;
        if (untilKill === 0) void sleep(Math.random() * LONGEST_DELAY_MS).then(kill);
      };
      await Promise.all(
        buyers.map((buyer, index) =>
          pursueAll(server.address, buyer, queues[index] ?? [], onAnswer),
        ),
      );
      kill();
      await server.ended;
      judge(await standingIn(place), intents);
    }

    // Whoever heard nothing asks again, and so does who heard; what was paid at the gateway comes in by itself.
    const last = await startProcess(place, folder, UNLIMITED);
    const pursueAgain = async (buyer: Buyer) => {
      for (const intent of intents.filter(({ customerId }) => customerId === buyer.customerId))
        await pursue(last.address, buyer, intent);
    };
    await Promise.all(buyers.map(pursueAgain));
    const isSettled = async () =>
      (await standingIn(place)).orders.every(({ payment }) => payment === "paid");
    await vi.waitUntil(isSettled, { timeout: SETTLED_WITHIN_MS, interval: 500 });
    last.process.kill("SIGTERM");
    expect(await last.ended).toBe(0);
    const standing = await standingIn(place);
    judge(standing, intents);
    const orderCount = intents.reduce((count, { isPair }) => count + (isPair ? 2 : 1), 0);
    expect(standing.orders).toHaveLength(orderCount);
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });
});

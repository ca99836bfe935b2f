import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { startProcess } from "@reagent/server/testing/process";
import { expect, test, vi } from "vitest";
import { buyerIds, buyersAt, prepare } from "./buyers.ts";
import { expectConsistent, readOrderState } from "./order-state.ts";
import { type Buyer, carryOut, type Intent, intentOf } from "./order-stream.ts";

/** How often the server is killed on each database; `KILLS=200` for a long run. */
const KILLS = Number(process.env["KILLS"] ?? 10);
/** Intents that each buyer starts between two kills: together about as many calls as a kill waits for. */
const INTENTS_A_ROUND = 3;
/** A kill follows at most this many answers, with a delay of at most this long, while other calls are being handled. */
const MAX_ANSWERS = 40;
const MAX_DELAY_MS = 8;
const ROUND_LIMIT_MS = 20_000;
const SETTLED_WITHIN_MS = 30_000;
/** In the end all calls are repeated at once, which exceeds the rate limit. */
const UNLIMITED = { RATE_LIMIT: "0" };

/** Carries out intents in order until there is no answer; unfinished ones stay in the queue. */
async function carryOutAll(
  address: string,
  buyer: Buyer,
  queue: Intent[],
  onAnswer: () => void,
): Promise<void> {
  for (let [intent] = queue; intent !== undefined; [intent] = queue) {
    try {
      await carryOut(address, buyer, intent, onAnswer);
    } catch (failure) {
      // fetch throws this error when the server is gone.
      if (failure instanceof TypeError) return;
      throw failure;
    }
    queue.shift();
  }
}

onEachDatabase((makePlace) => {
  test(
    `a server that is killed ${KILLS} times while orders are placed, paid, repaid and cancelled keeps what it acknowledged, and does everything once`,
    async () => {
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
        expectConsistent(await readOrderState(place), intents);
      }

      // All calls are repeated, acknowledged or not; the gateway's notices arrive by themselves.
      const last = await startProcess(place, folder, UNLIMITED);
      const repeatAll = async (buyer: Buyer) => {
        for (const intent of intents.filter(({ customerId }) => customerId === buyer.customerId))
          await carryOut(last.address, buyer, intent);
      };
      await Promise.all(buyers.map(repeatAll));
      const isSettled = async () =>
        (await readOrderState(place)).orders.every(({ payment }) => payment === "paid");
      await vi.waitUntil(isSettled, { timeout: SETTLED_WITHIN_MS, interval: 500 });
      last.process.kill("SIGTERM");
      expect(await last.ended).toBe(0);
      const state = await readOrderState(place);
      expectConsistent(state, intents);
      const orderCount = intents.reduce((count, { isPair }) => count + (isPair ? 2 : 1), 0);
      expect(state.orders).toHaveLength(orderCount);
      await remove();
      rmSync(folder, { recursive: true, force: true });
    },
    60_000 + KILLS * ROUND_LIMIT_MS,
  );
});

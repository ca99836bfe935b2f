import { onEachDatabase } from "@reagent/server/testing/databases";
import { expect, test, vi } from "vitest";
import { withSeed } from "../seed.ts";
import { prepare } from "./buyers.ts";
import { type Arrangement, KILLS_LIMIT_MS, killInRounds, KILLS } from "./kill-rounds.ts";
import { expectConsistent, readOrderState } from "./order-state.ts";
import { carryOut, intentOf } from "./order-stream.ts";

const MAX_ANSWERS = 40;
const SETTLED = { timeout: 300_000, interval: 500 };

onEachDatabase((makePlace, kind) => {
  test.each<Arrangement>([
    "one process",
    // Several need PostgreSQL.
    ...(kind === "postgres" ? (["two workers", "two servers"] as const) : []),
  ])(
    `a shop of %s, one of which is killed ${KILLS} times while orders are placed, paid, repaid and cancelled, keeps what it acknowledged, and does everything once`,
    async (arrangement) => {
      const { place, remove } = await makePlace();
      const addressIds = await prepare(place);
      // The gateway's notices arrive by themselves.
      const isSettled = async () =>
        (await readOrderState(place)).orders.every(({ payment }) => payment === "paid");
      const intents = await withSeed(import.meta.filename, (draw) =>
        killInRounds({
          draw,
          place,
          arrangement,
          addressIds,
          maxAnswers: MAX_ANSWERS,
          intentOf,
          carryOut,
          expectConsistent: async (intents) =>
            expectConsistent(await readOrderState(place), intents),
          untilSettled: () => vi.waitUntil(isSettled, SETTLED),
        }),
      );
      const { orders } = await readOrderState(place);
      expect(orders).toHaveLength(
        intents.reduce((count, { isPair }) => count + (isPair ? 2 : 1), 0),
      );
      await remove();
    },
    KILLS_LIMIT_MS,
  );
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { startProcess } from "@reagent/server/testing/process";
import { expect } from "vitest";
import { type Draw, isNightly } from "../seed.ts";
import { buyerIds, buyersAt } from "./buyers.ts";
import type { Buyer } from "./order-stream.ts";

/** How often the server is killed on each database. */
export const KILLS = isNightly ? 50 : 2;
/** Intents that each buyer starts between two kills: together about as many calls as a kill waits for. */
const INTENTS_A_ROUND = 3;
/** A kill follows the chosen number of answers with a delay of at most this long, while other calls are being handled. */
const MAX_DELAY_MS = 8;
/** In the end all calls are repeated at once, which exceeds the rate limit. */
const UNLIMITED = { RATE_LIMIT: "0" };

/** The time limit of a test with kills: no measure, only one that never ends is cut off. */
export const KILLS_LIMIT_MS = 600_000 + KILLS * 120_000;

interface Rounds<Intent> {
  /** Draws when the server is killed. */
  readonly draw: Draw;
  readonly place: DatabasePlace;
  /** The address of each buyer; none for calls that need none. */
  readonly addressIds?: readonly string[];
  /** A kill follows at most this many answers. */
  readonly maxAnswers: number;
  readonly intentOf: (customerId: string, number: number) => Intent;
  /** Carries out an intent, each step with a constant request key; rejects when there is no answer. */
  readonly carryOut: (
    address: string,
    buyer: Buyer,
    intent: Intent,
    onAnswer?: () => void,
  ) => Promise<void>;
  /** Fails unless what was acknowledged is done, and done once. */
  readonly expectConsistent: (intents: readonly Intent[]) => Promise<void>;
  /** Resolves when what follows the last calls is done. */
  readonly untilSettled?: () => Promise<unknown>;
}

/**
 * Kills the server again and again while buyers carry out their intents, and checks after each kill. In the end all
 * calls are repeated, acknowledged or not. Resolves with all intents.
 */
export async function killInRounds<Intent extends { readonly customerId: string }>({
  draw,
  place,
  addressIds = [],
  maxAnswers,
  intentOf,
  carryOut,
  expectConsistent,
  untilSettled,
}: Rounds<Intent>): Promise<readonly Intent[]> {
  const ownFolder = mkdtempSync(join(tmpdir(), "kills-"));
  const folder = place.kind === "sqlite" ? place.folder : ownFolder;
  let buyers: Buyer[] = [];
  const queues = buyerIds.map((): Intent[] => []);
  const intents: Intent[] = [];

  /** Carries out intents in order until there is no answer; unfinished ones stay in the queue. */
  const carryOutAll = async (
    address: string,
    buyer: Buyer,
    queue: Intent[],
    onAnswer: () => void,
  ) => {
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
  };

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
    let untilKill = Math.ceil(draw() * maxAnswers);
    const delayMs = draw() * MAX_DELAY_MS;
    const onAnswer = () => {
      untilKill -= 1;
      if (untilKill === 0) void sleep(delayMs).then(kill);
    };
    await Promise.all(
      buyers.map((buyer, index) =>
        carryOutAll(server.address, buyer, queues[index] ?? [], onAnswer),
      ),
    );
    kill();
    await server.ended;
    await expectConsistent(intents);
  }

  const last = await startProcess(place, folder, UNLIMITED);
  const repeatAll = async (buyer: Buyer) => {
    for (const intent of intents.filter(({ customerId }) => customerId === buyer.customerId))
      await carryOut(last.address, buyer, intent);
  };
  await Promise.all(buyers.map(repeatAll));
  await untilSettled?.();
  last.process.kill("SIGTERM");
  expect(await last.ended).toBe(0);
  await expectConsistent(intents);
  rmSync(ownFolder, { recursive: true });
  return intents;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { type ServerProcess, startProcess } from "@reagent/server/testing/process";
import { expect } from "vitest";
import { type Draw, isNightly } from "../seed.ts";
import { buyerIds, buyersAt } from "./buyers.ts";
import type { Buyer } from "./order-stream.ts";
import { bothReady, TWO_WORKERS, workersOf } from "./workers.ts";

/** How often a process is killed, on each database and for each way to run several. */
export const KILLS = isNightly() ? 50 : 2;
/** Intents that each buyer starts between two kills: together about as many calls as a kill waits for. */
const INTENTS_A_ROUND = 3;
/** A kill follows the chosen number of answers with a delay of at most this long, while other calls are being handled. */
const MAX_DELAY_MS = 8;
/** In the end all calls are repeated at once, which exceeds the rate limit. */
const UNLIMITED = { RATE_LIMIT: "0" };

/** The time limit of a test with kills: no measure, only one that never ends is cut off. */
export const KILLS_LIMIT_MS = 600_000 + KILLS * 120_000;

/** What answers the buyers. */
interface Running {
  readonly addresses: readonly string[];
  /** Kills a process, which the number from 0 to below 1 chooses; resolves when it has ended. */
  readonly kill: (choice: number) => Promise<unknown>;
  /** Resolves when as many answer as at first. */
  readonly restored: () => Promise<unknown>;
  /** Stops it as an operator does. */
  readonly stop: () => Promise<void>;
}

/** How many processes answer the buyers. Where there are two, the other one answers while one is killed. */
export type Arrangement = "one process" | "two workers" | "two servers";

type Start = (
  place: DatabasePlace,
  folder: string,
  settings: Readonly<Record<string, string>>,
) => Promise<Running>;

const start: Record<Arrangement, Start> = {
  "one process": async (place, folder, settings) => {
    const server = await startProcess(place, folder, { ...UNLIMITED, ...settings });
    return {
      addresses: [server.address],
      kill: () => killed(server),
      restored: async () => undefined,
      stop: () => stopped(server),
    };
  },
  "two workers": async (place, folder, settings) => {
    const server = await startProcess(place, folder, {
      ...UNLIMITED,
      ...TWO_WORKERS,
      ...settings,
    });
    const restored = () => bothReady(server);
    await restored();
    return {
      addresses: [server.address],
      kill: async (choice) => {
        const workers = workersOf(server);
        process.kill(workers[Math.floor(choice * workers.length)] ?? 0, "SIGKILL");
      },
      restored,
      stop: () => stopped(server),
    };
  },
  "two servers": async (place, folder, settings) => {
    const startOne = () => startProcess(place, folder, { ...UNLIMITED, ...settings });
    const servers = [await startOne(), await startOne()];
    const addresses = servers.map(({ address }) => address);
    let restarting: Promise<void> = Promise.resolve();
    return {
      addresses,
      kill: async (choice) => {
        const at = Math.floor(choice * servers.length);
        await killed(servers[at]);
        restarting = startOne().then((server) => {
          servers[at] = server;
          addresses[at] = server.address;
        });
      },
      restored: () => restarting,
      stop: async () => {
        for (const server of servers) await stopped(server);
      },
    };
  },
};

async function killed(server: ServerProcess | undefined): Promise<void> {
  server?.process.kill("SIGKILL");
  await server?.ended;
}

async function stopped(server: ServerProcess): Promise<void> {
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}

interface Rounds<Intent> {
  /** Draws when the server is killed. */
  readonly draw: Draw;
  readonly place: DatabasePlace;
  /** Defaults to one process. */
  readonly arrangement?: Arrangement;
  /** How often a process is killed. */
  readonly kills?: number;
  /** Further settings of the server. */
  readonly settings?: Readonly<Record<string, string>>;
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
    options?: { readonly onAnswer?: () => void },
  ) => Promise<void>;
  /** Fails unless what was acknowledged is done, and done once. */
  readonly expectConsistent: (intents: readonly Intent[]) => Promise<void>;
  /** Resolves when what follows the last calls is done. */
  readonly untilSettled?: () => Promise<unknown>;
}

/**
 * Kills a process of the server again and again while buyers carry out their intents, and checks after each kill. In the end all
 * calls are repeated, acknowledged or not. Resolves with all intents.
 */
export async function killInRounds<Intent extends { readonly customerId: string }>({
  draw,
  place,
  arrangement = "one process",
  kills = KILLS,
  settings = {},
  addressIds = [],
  maxAnswers,
  intentOf,
  carryOut,
  expectConsistent,
  untilSettled = async () => undefined,
}: Rounds<Intent>): Promise<readonly Intent[]> {
  const ownFolder = mkdtempSync(join(tmpdir(), "kills-"));
  const folder = place.kind === "sqlite" ? place.folder : ownFolder;
  const isAlone = arrangement === "one process";
  const queues = buyerIds.map((): Intent[] => []);
  const intents: Intent[] = [];
  let running = await start[arrangement](place, folder, settings);
  const buyers = await buyersAt(running.addresses[0] ?? "", addressIds);
  const addressAt = (number: number) => running.addresses[number % running.addresses.length] ?? "";

  /** Carries out intents in order. Unfinished ones stay in the queue where no other server answers. */
  const carryOutAll = async (at: number, onAnswer: () => void) => {
    const queue = queues[at] ?? [];
    for (let number = at; queue[0] !== undefined; number += 1) {
      try {
        await carryOut(addressAt(number), buyers[at] as Buyer, queue[0], { onAnswer });
        queue.shift();
      } catch (failure) {
        // fetch throws this error when the process is gone.
        if (!(failure instanceof TypeError)) throw failure;
        if (isAlone) return;
      }
    }
  };

  for (let round = 0; round < kills; round += 1) {
    for (const [index, customerId] of buyerIds.entries())
      for (let number = 0; number < INTENTS_A_ROUND; number += 1) {
        const intent = intentOf(customerId, round * INTENTS_A_ROUND + number);
        intents.push(intent);
        queues[index]?.push(intent);
      }
    let untilKill = Math.ceil(draw() * maxAnswers);
    const delayMs = draw() * MAX_DELAY_MS;
    const choice = draw();
    let killing: Promise<unknown> | undefined;
    const kill = () => (killing ??= running.kill(choice));
    const onAnswer = () => {
      untilKill -= 1;
      if (untilKill === 0) void sleep(delayMs).then(kill);
    };
    await Promise.all(buyers.map((_, at) => carryOutAll(at, onAnswer)));
    await kill();
    if (!isAlone) await untilSettled();
    await expectConsistent(intents);
    if (isAlone) running = await start[arrangement](place, folder, settings);
    await running.restored();
  }

  const repeatAll = async (buyer: Buyer) => {
    for (const [number, intent] of intents.entries())
      if (intent.customerId === buyer.customerId) await carryOut(addressAt(number), buyer, intent);
  };
  await Promise.all(buyers.map(repeatAll));
  await untilSettled();
  await running.stop();
  await expectConsistent(intents);
  rmSync(ownFolder, { recursive: true });
  return intents;
}

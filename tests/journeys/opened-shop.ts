import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { lookUpStructures } from "@reagent/api/contract/structure";
import { nodeFast } from "@reagent/server/testing/process";
import { callerAt } from "./customer.ts";

export const START_TIMEOUT_MS = 300_000;
const POLL_MS = 200;

const MAIN = fileURLToPath(import.meta.resolve("@reagent/server/main"));
const MOVABLE_CLOCK = import.meta.resolve("./movable-clock.ts");

/** The data of the demo, which the setup fills in once for all shops of a run: the workers of a run have one parent. */
export const FILLED = join(tmpdir(), `reagent-filled-${process.ppid}`);

/** A real shop in a process of its own, with its own data folder. */
export interface OpenedShop {
  /** "http://127.0.0.1:41873"; the same after a restart. */
  readonly url: string;
  readonly folder: string;
  /** The server's output so far, by lines. */
  readonly log: readonly string[];
  /** Sets the offset of the server's clock from the machine's, in milliseconds. */
  moveClock(milliseconds: number): Promise<void>;
  /** Stops the server as an operator does, and starts it again with the same data and address. */
  restart(): Promise<void>;
  /** Stops it and deletes its data, after a copy to another folder if there is one. */
  close(copy?: string): Promise<void>;
}

/** Fills the demo in for all shops of this run: that takes ten times as long as a start. */
export async function fillDemo(): Promise<void> {
  dropDemo();
  const shop = await openShop();
  await shop.close(FILLED);
}

export function dropDemo(): void {
  rmSync(FILLED, { recursive: true, force: true });
}

/** Several processes that answer, and the PostgreSQL that they need. */
interface Several {
  readonly workers: number;
  readonly databaseUrl: string;
}

/**
 * Starts the shop on a free port, by default with one process on the embedded database and the demo; the clock of several cannot be
 * moved. Rejects with the server's output when it does not start.
 */
export async function openShop(
  several?: Several,
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenedShop> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-journey-"));
  // A run without the setup has none, and PostgreSQL neither: the shop fills it in itself.
  if (!several && settings["DEMO"] !== "0" && existsSync(FILLED))
    cpSync(FILLED, folder, { recursive: true });
  const log: string[] = [];
  let server: ChildProcess;
  const start = async (port: string): Promise<string> => {
    const { DATABASE_URL: _elsewhere, NODE_ENV: _stage, ...environment } = process.env;
    const clock = several ? [] : ["--import", MOVABLE_CLOCK];
    server = spawn(process.execPath, [...nodeFast.args, ...clock, MAIN], {
      env: {
        ...nodeFast.env,
        ...environment,
        PORT: port,
        WORKERS: String(several?.workers ?? 1),
        ...(several && { DATABASE_URL: several.databaseUrl }),
        DATA_DIR: folder,
        DEMO: "1",
        RATE_LIMIT: "0",
        LOG_LEVEL: "info",
        THREAD_NICENESS: "0",
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    return addressOf(server, log);
  };
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  };

  const url = await start("0");
  await structuresIndexed(url);
  return {
    url,
    folder,
    log,
    moveClock: async (milliseconds) => {
      const moved = once(server, "message");
      server.send(milliseconds);
      await moved;
    },
    restart: async () => {
      await stop();
      await start(new URL(url).port);
    },
    close: async (copy) => {
      await stop();
      if (copy !== undefined) cpSync(folder, copy, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the index of structures, without which product pages have no similar structures: it is built after the start. */
export async function structuresIndexed(url: string): Promise<void> {
  const caller = callerAt(url);
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await caller.call(lookUpStructures, { entries: ["CCO"] })).ok) {
    if (Date.now() > until) throw new Error("The structures were not indexed in time.");
    await setTimeout(POLL_MS);
  }
}

/** Waits for the line with the address, and collects every line from then on. */
async function addressOf(server: ChildProcess, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`${reason}\n${log.join("\n")}`));
    const late = AbortSignal.timeout(START_TIMEOUT_MS);
    late.addEventListener("abort", () => give("The shop did not start in time."));
    server.once("exit", () => {
      give("The shop ended before it started.");
    });
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue;
      createInterface(stream).on("line", (line) => {
        log.push(line);
        const [address] = /http:\/\/127\.0\.0\.1:\d+$/u.exec(line) ?? [];
        if (address === undefined) return;
        resolve(address);
      });
    }
  });
}

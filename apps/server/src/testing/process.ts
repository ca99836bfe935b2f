import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { DatabasePlace } from "../database/connection.ts";

export const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const FLUSH_COMPILE_CACHE = new URL("flush-compile-cache.ts", import.meta.url).href;
const COMPILED_FOLDER = fileURLToPath(
  new URL("../../../../node_modules/.cache/compiled", import.meta.url),
);

/** Arguments and environment that start Node with a shared compile cache. */
export const nodeFast = {
  args: ["--import", FLUSH_COMPILE_CACHE],
  env: { NODE_COMPILE_CACHE: COMPILED_FOLDER },
} as const;

/** Processes that are killed when the tests end, even after a failure. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** A server in a process of its own, with an empty catalogue. */
export interface ServerProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  printed(): string;
  /** Resolves with the exit code, null after a signal that killed it. */
  readonly ended: Promise<number | null>;
}

/** Starts the server as a deployment does. Rejects with its output where it ends instead. */
export async function startProcess(
  place: DatabasePlace,
  folder = tmpdir(),
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeFast.args, MAIN], {
    env: {
      ...process.env,
      ...nodeFast.env,
      PORT: "0",
      WORKERS: "1",
      DEMO: "0",
      UNPAID_ORDERS: "0",
      UNPAID_LINES: "0",
      UNPAID_YUAN: "0",
      ...(place.kind === "sqlite"
        ? { DATA_DIR: place.folder }
        : { DATABASE_URL: place.url, DATA_DIR: folder }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const ended = new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)));
  let printed = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = / is open at (http:\S+)/u.exec(printed)?.[1];
      if (address !== undefined) {
        resolve({ address, process: child, ended, printed: () => printed });
      }
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("close", () => reject(new Error(printed)));
  });
}

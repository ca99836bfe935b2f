import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { DatabasePlace } from "../database/connection.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A server in a process of its own, on a shop without goods. */
export interface ServerProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  printed(): string;
  /** Resolves with the exit code, null after a signal that killed it. */
  readonly ended: Promise<number | null>;
}

/** Starts the server as a deployment does; its files stand in a folder of their own. Rejects with what it printed when it ends instead. */
export async function startProcess(
  place: DatabasePlace,
  folder = tmpdir(),
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: "0",
      DEMO: "0",
      ...(place.kind === "sqlite"
        ? { DATA_DIR: place.folder }
        : { DATABASE_URL: place.url, DATA_DIR: folder }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
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

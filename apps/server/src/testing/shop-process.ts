import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

export interface ShopProcess {
  readonly address: string;
  readonly processId: number;
  /** The memory of the process that is resident, in MiB. */
  memory(): number;
  stop(): Promise<void>;
}

/**
 * Starts the shop's server on a free port of the loopback interface as it is deployed, to be measured: without a rate limit.
 * @param checkout The folder of another checkout, whose server is started
 */
export async function startShopProcess(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  checkout = ROOT,
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [join(checkout, "apps/server/start.js")], {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      WORKERS: "1",
      DATA_DIR: folder,
      RATE_LIMIT: "0",
      UNPAID_ORDERS: "0",
      UNPAID_LINES: "0",
      UNPAID_YUAN: "0",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = / is open at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) =>
      reject(new Error(`the shop ended with ${code} before it was open\n${output}`)),
    );
  });
  return {
    address,
    processId: child.pid ?? 0,
    memory: () => {
      const status = readFileSync(`/proc/${String(child.pid)}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Runs work with such a shop, and stops it. */
export async function inShopProcess<Result>(
  [folder, env, checkout]: Parameters<typeof startShopProcess>,
  work: (shop: ShopProcess) => Promise<Result>,
): Promise<Result> {
  const shop = await startShopProcess(folder, env, checkout);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Runs work in a temporary folder. */
export async function inEmptyFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

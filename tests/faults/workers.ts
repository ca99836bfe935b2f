import { execFileSync } from "node:child_process";
import type { ServerProcess } from "@reagent/server/testing/process";
import { vi } from "vitest";

const READY = { timeout: 300_000, interval: 50 };

/** The settings of a server of two worker processes, which `metric` can ask. */
export const TWO_WORKERS = { WORKERS: "2", METRICS: "0" };

/** The ids of the worker processes of a server. */
export const workersOf = ({ process: primary }: ServerProcess): number[] =>
  execFileSync("pgrep", ["-P", String(primary.pid)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number);

/** The value of a metric; NaN where there is none, or where the metrics are not answered. */
export async function metric(server: ServerProcess, series: string): Promise<number> {
  const [address = ""] = /http:\S+\/metrics/u.exec(server.printed()) ?? [];
  const lines = (await (await fetch(address)).text()).split("\n");
  return Number(lines.find((line) => line.startsWith(`${series} `))?.split(" ")[1]);
}

/** Waits until both workers answer. */
export async function bothReady(server: ServerProcess): Promise<void> {
  await vi.waitUntil(async () => (await metric(server, "shop_processes")) === 2, READY);
}

import type { Registry } from "prom-client";
import { Counter, Gauge } from "prom-client";

/** Measures the processes of a server. */
export function measureProcesses(
  registry: Registry,
  processes: { readonly count: number; readonly replaced: number },
): void {
  const registers = [registry];
  new Gauge({
    name: "shop_processes",
    help: "Processes that answer calls.",
    registers,
    collect() {
      this.set(processes.count);
    },
  });
  new Counter({
    name: "shop_processes_replaced_total",
    help: "Processes that have ended by themselves and were replaced.",
    registers,
    collect() {
      this.reset();
      this.inc(processes.replaced);
    },
  });
}

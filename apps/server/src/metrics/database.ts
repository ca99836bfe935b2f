import type { Registry } from "prom-client";
import { Counter, Gauge, Histogram } from "prom-client";
import { Refusal } from "../basics/refusal.ts";
import type { Database } from "../database/database.ts";
import { DatabaseBusy } from "../database/transact.ts";

/** In seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Outcome = "committed" | "refused" | "busy" | "failed";

/** The same database, with metrics of its transactions and connections. */
export function measureDatabase<Measured extends Database>(
  database: Measured,
  registry: Registry,
): Measured {
  const registers = [registry];
  const durations = new Histogram({
    name: "shop_transaction_duration_seconds",
    help: "Time of a transaction with its waits and repetitions, by outcome.",
    labelNames: ["outcome"],
    buckets: BUCKETS,
    registers,
  });
  const repetitions = new Counter({
    name: "shop_transaction_repetitions_total",
    help: "Transactions that were run once more because they collided with another.",
    registers,
  });
  new Gauge({
    name: "shop_database_connections",
    help: "Connections to the database, and requests that wait for one.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const { name, busy, idle, waiting } of database.connections()) {
        this.set({ pool: name, state: "busy" }, busy);
        this.set({ pool: name, state: "idle" }, idle);
        this.set({ pool: name, state: "waiting" }, waiting);
      }
    },
  });
  const transact: Database["transact"] = async (work, options) => {
    const end = durations.startTimer();
    let runs = 0;
    try {
      const result = await database.transact((tx) => {
        runs += 1;
        return work(tx);
      }, options);
      end({ outcome: "committed" satisfies Outcome });
      return result;
    } catch (failure) {
      end({ outcome: outcomeOf(failure) });
      throw failure;
    } finally {
      if (runs > 1) repetitions.inc(runs - 1);
    }
  };
  return { ...database, transact };
}

function outcomeOf(failure: unknown): Outcome {
  if (failure instanceof Refusal) return "refused";
  return failure instanceof DatabaseBusy ? "busy" : "failed";
}

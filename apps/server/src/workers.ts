import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { expectFreePort } from "./basics/free-port.ts";
import { openRegistry, serveMetrics } from "./metrics/open.ts";
import { measureProcesses } from "./metrics/processes.ts";
import type { RunningShop } from "./running-shop.ts";
import type { Settings } from "./settings/settings.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** How often a worker reports that its main thread is not blocked, and how often that is checked. */
const ALIVE_MS = 1000;
/** Checks without a word, after which a worker is taken to hang. Not a time: this process may have stood still itself. */
const MOST_SILENT_CHECKS = 10;

/** What can be said about a running shop. */
type ShopFacts = Omit<RunningShop, "stop">;

/** A worker's message; prom-client has messages of its own. */
interface FromWorker {
  /** It answers from now on. */
  readonly running?: ShopFacts;
}

/** The first worker could not start; it has printed why. */
export class FirstWorkerEnded extends Error {}

/** In a worker: reports to the primary process that the shop runs, and then regularly that the main thread is not blocked. */
export function tellPrimary(running: ShopFacts): void {
  // Where the channel is closed, the process is ending.
  const tell = (message: FromWorker) => process.send?.(message, undefined, {}, () => {});
  tell({ running });
  setInterval(() => tell({}), ALIVE_MS).unref();
}

/**
 * Starts a shop that several worker processes answer, each of them another server on the same PostgreSQL. This process, the primary,
 * holds the port, and replaces workers that end or hang. Throws `FirstWorkerEnded`.
 */
export async function startWorkers(settings: Settings): Promise<RunningShop> {
  await expectFreePort(settings);
  const workers = new Workers(settings.workers);
  try {
    const facts = await workers.start();
    const metrics = settings.metrics && (await serveMetrics(metricsOf(workers), settings.metrics));
    return {
      ...facts,
      processCount: settings.workers,
      metricsAddress: metrics?.address,
      stop: async () => {
        await workers.stop();
        await metrics?.close();
      },
    };
  } catch (failure) {
    await workers.stop();
    throw failure;
  }
}

/** The metrics of all workers, added up, and those about them. */
function metricsOf(workers: Workers): Parameters<typeof serveMetrics>[0] {
  const own = openRegistry({ isOfProcess: false });
  measureProcesses(own, workers);
  const all = new AggregatorRegistry();
  return {
    contentType: own.contentType,
    metrics: async () => (await Promise.all([all.clusterMetrics(), own.metrics()])).join("\n"),
  };
}

class Workers {
  readonly #size: number;
  /** The checks since each worker that answers has said something. */
  readonly #silentChecks = new Map<Worker, number>();
  #onFirst: (facts: ShopFacts) => void = () => {};
  #onFirstEnd: (failure: Error) => void = () => {};
  #checks: NodeJS.Timeout | undefined;
  #failedStarts = 0;
  #isStopping = false;
  /** How many have been replaced. */
  replaced = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** How many answer. */
  get count(): number {
    return this.#silentChecks.size;
  }

  /** Starts one, which prepares the database, then the others. */
  async start(): Promise<ShopFacts> {
    // Workers accept connections themselves. One that Node hands over to a worker that then ends is never closed.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.on("message", (worker, message: FromWorker) => this.#hear(worker, message));
    cluster.on("exit", (worker) => this.#replace(worker));
    this.#checks = setInterval(() => this.#check(), ALIVE_MS);
    const facts = await new Promise<ShopFacts>((resolve, reject) => {
      this.#onFirst = resolve;
      this.#onFirstEnd = reject;
      this.#fork();
    });
    for (let count = 1; count < this.#size; count += 1) this.#fork();
    return facts;
  }

  /** Lets each stop as a server does. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#checks);
    const ends = Object.values(cluster.workers ?? {}).flatMap((worker) => {
      if (!worker || worker.isDead()) return [];
      worker.process.kill("SIGTERM");
      return [new Promise((resolve) => worker.once("exit", resolve))];
    });
    await Promise.all(ends);
  }

  #fork(): void {
    const worker = cluster.fork();
    worker.on("error", () => {
      // What cannot be sent to a worker is reported by its end. Where no process can be started, there is none.
      if (worker.process.pid === undefined) this.#replace(worker);
    });
  }

  #hear(worker: Worker, { running }: FromWorker): void {
    if (running) {
      this.#failedStarts = 0;
      this.#onFirst(running);
    }
    if (running || this.#silentChecks.has(worker)) this.#silentChecks.set(worker, 0);
  }

  #check(): void {
    for (const [worker, checks] of this.#silentChecks) {
      this.#silentChecks.set(worker, checks + 1);
      if (checks < MOST_SILENT_CHECKS) continue;
      console.error(`A process (${worker.process.pid}) has hung and is replaced.`);
      worker.process.kill("SIGKILL");
    }
  }

  #replace(worker: Worker): void {
    const hasStarted = this.#silentChecks.delete(worker);
    this.#onFirstEnd(new FirstWorkerEnded());
    if (this.#isStopping) return;
    this.replaced += 1;
    const pause = hasStarted ? 0 : FIRST_PAUSE_MS * 2 ** this.#failedStarts;
    if (!hasStarted) this.#failedStarts += 1;
    const forkAgain = () => {
      if (!this.#isStopping) this.#fork();
    };
    setTimeout(forkAgain, Math.min(pause, LONGEST_PAUSE_MS));
  }
}

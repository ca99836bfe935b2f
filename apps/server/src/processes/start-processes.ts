import { setTimeout as sleep } from "node:timers/promises";
import { AggregatorRegistry, type MetricObject } from "prom-client";
import type { Clock } from "../clock.ts";
import { lockFor } from "../database/server-lock.ts";
import { expectFreePort } from "../free-port.ts";
import { LIMIT_WINDOW_MS, WindowCounts } from "../http/window-counts.ts";
import { openRegistry, serveMetrics } from "../ports/metrics/open.ts";
import { measureProcesses } from "../ports/metrics/processes.ts";
import type { RunningShop } from "../running-shop.ts";
import type { Settings } from "../settings.ts";
import { Connections } from "./connections.ts";
import type { ShopFacts } from "./messages.ts";
import { type FromWorker, SILENCE_CHECK_MS, Worker } from "./worker.ts";
import { WriteTurns } from "./write-turns.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** The first process of a server could not start; it has printed why. */
export class FirstProcessEnded extends Error {}

/**
 * Starts a shop whose calls are answered by several processes, each like a server of its own. This one, the main process, accepts
 * connections and hands them over, holds what they share, and replaces a process that has ended.
 */
export async function startProcesses(settings: Settings, clock: Clock): Promise<RunningShop> {
  const lock = lockFor(settings.database);
  const processes = new Processes(settings, clock);
  try {
    await expectFreePort(settings);
    const facts = await processes.start();
    const registry = openRegistry();
    measureProcesses(registry, processes);
    const metrics =
      settings.metrics &&
      (await serveMetrics(
        {
          contentType: registry.contentType,
          metrics: async () => {
            const all = [await registry.getMetricsAsJSON(), ...(await processes.measure())];
            return AggregatorRegistry.aggregate(all).metrics();
          },
        },
        settings.metrics,
      ));
    return {
      ...facts,
      metricsAddress: metrics?.address,
      processCount: settings.workers,
      stop: async () => {
        await processes.stop(settings.stopDelayMs);
        await metrics?.close();
        lock.release();
      },
    };
  } catch (failure) {
    await processes.stop(0);
    lock.release();
    throw failure;
  }
}

/** The worker processes of a server. */
class Processes {
  readonly #settings: Settings;
  readonly #clock: Clock;
  readonly #workers = new Set<Worker>();
  readonly #connections = new Connections(() => this.#ready);
  readonly #turns = new WriteTurns<Worker>((worker) => worker.send({ kind: "turn" }));
  readonly #counts = new WindowCounts(LIMIT_WINDOW_MS);
  #onFirst: (facts: ShopFacts) => void = () => {};
  #onFailure: (failure: unknown) => void = () => {};
  readonly #checks = setInterval(() => {
    for (const worker of this.#workers) worker.check();
  }, SILENCE_CHECK_MS);
  #failedStarts = 0;
  #isStopping = false;
  /** How many have been replaced. */
  replaced = 0;

  constructor(settings: Settings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** How many answer. */
  get count(): number {
    return this.#ready.length;
  }

  get #ready(): Worker[] {
    return [...this.#workers].filter((worker) => worker.isReady);
  }

  /** Starts one process, which prepares the database, then the others. Rejects where the first one ends or the port is taken. */
  async start(): Promise<ShopFacts> {
    const facts = await new Promise<ShopFacts>((resolve, reject) => {
      this.#onFirst = resolve;
      this.#onFailure = reject;
      this.#open({ isPreparing: true, hasJobs: true });
    });
    for (let count = 1; count < this.#settings.workers; count += 1)
      this.#open({ isPreparing: false, hasJobs: false });
    return facts;
  }

  /** The metrics of each process. */
  async measure(): Promise<(readonly MetricObject[])[]> {
    return Promise.all(this.#ready.map((worker) => worker.measure()));
  }

  /** Reports that the server is not ready, serves for a while, then lets each process complete its calls. */
  async stop(delayMs: number): Promise<void> {
    this.#isStopping = true;
    for (const worker of this.#workers) worker.send({ kind: "stopping" });
    await sleep(delayMs);
    this.#connections.close();
    for (const worker of this.#workers) worker.send({ kind: "stop" });
    await Promise.all([...this.#workers].map(({ ended }) => ended));
    clearInterval(this.#checks);
  }

  #open(part: Worker["part"]): void {
    const worker = new Worker(part, {
      message: (from, message) => this.#receive(from, message),
      ended: (one) => this.#replace(one),
    });
    this.#workers.add(worker);
  }

  #receive(worker: Worker, message: FromWorker): void {
    switch (message.kind) {
      case "ready":
        this.#connections.listen(this.#settings).then((address) => {
          const counted = this.#counts.all(this.#clock.now());
          worker.send({ kind: "open", address, counted });
        }, this.#onFailure);
        break;
      case "running":
        worker.isReady = true;
        worker.hasBeenReady = true;
        this.#failedStarts = 0;
        this.#connections.handOverWaiting();
        this.#onFirst(message.facts);
        break;
      case "leaving":
        worker.isReady = false;
        break;
      case "wantsTurn":
        this.#turns.ask(worker);
        break;
      case "endsTurn":
        this.#turns.end(worker);
        break;
      case "counted":
        for (const [name, hits] of message.counted) this.#counts.add(name, hits, this.#clock.now());
        for (const other of this.#workers) if (other !== worker) other.send(message);
        break;
    }
  }

  #replace(worker: Worker): void {
    this.#workers.delete(worker);
    this.#turns.leave(worker);
    this.#connections.takeOver(worker);
    this.#onFailure(new FirstProcessEnded());
    if (this.#isStopping) return;
    this.replaced += 1;
    const pause = worker.hasBeenReady
      ? 0
      : Math.min(FIRST_PAUSE_MS * 2 ** this.#failedStarts, LONGEST_PAUSE_MS);
    if (!worker.hasBeenReady) this.#failedStarts += 1;
    setTimeout(() => {
      if (!this.#isStopping) this.#open({ ...worker.part, isPreparing: false });
    }, pause);
  }
}

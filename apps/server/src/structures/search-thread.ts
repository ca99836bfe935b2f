import { Worker } from "node:worker_threads";
import type { StructureColumns } from "./columns.ts";
import type { SearchAnswer, SearchLimits, SearchRequest, ThreadData } from "./search-worker.ts";

/** Why a search has no answer: the index is being built, too many searches run, or the time was over. */
export type Unanswered = "notReady" | "busy" | "tooBroad";

/** A search was not answered. */
export class StructureSearchFailed extends Error {
  readonly reason: Unanswered;

  constructor(reason: Unanswered) {
    super(`The structure search has no answer: ${reason}`);
    this.reason = reason;
  }
}

/** A search whose caller may go away. */
export interface Asked {
  /** Calls back when the caller is gone. */
  readonly onGone: (run: () => void) => void;
}

/** Searches that wait or run at the same time; more are refused. */
const MOST_SEARCHES = 32;

const LIMITS: SearchLimits = { countingMs: 6, longestMs: 2000, stuckMs: 4000 };

type Numbered = Extract<SearchRequest, { readonly work: unknown }>;

interface Waiting {
  readonly request: Numbered;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (failure: Error) => void;
  /** Whether a thread was replaced while it waited. */
  isSentAgain: boolean;
  isGone: boolean;
}

/** The thread that owns RDKit and searches in the index. One that is stuck or ends is replaced. */
export class SearchThread {
  readonly #limits: SearchLimits;
  readonly #waiting = new Map<number, Waiting>();
  #columns: StructureColumns | undefined;
  #worker: Worker | undefined;
  /** The number of the request that the thread works on. */
  #current: Int32Array = new Int32Array(1);
  #started = Promise.withResolvers<void>();
  #isStarted = false;
  #isClosed = false;
  #watch: NodeJS.Timeout | undefined;
  #last = 0;

  /** @param limits Other limits than those of a deployment. */
  constructor(limits: Partial<SearchLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Starts the thread, unless it runs; resolves when it answers or is closed. */
  start(): Promise<void> {
    this.#open();
    return this.#started.promise;
  }

  /** Gives it the index, also in place of another. */
  use(columns: StructureColumns): void {
    this.#columns = columns;
    this.#worker?.postMessage({ columns } satisfies SearchRequest);
  }

  /** Answers a request; throws where too many wait, or where it was given up. */
  async send(work: Numbered["work"], { onGone }: Asked): Promise<SearchAnswer> {
    if (this.#waiting.size >= MOST_SEARCHES || this.#isClosed)
      throw new StructureSearchFailed("busy");
    this.#last += 1;
    const number = this.#last;
    return new Promise((resolve, reject) => {
      const request = { number, work };
      const waiting = { request, resolve, reject, isSentAgain: false, isGone: false };
      this.#waiting.set(number, waiting);
      this.#open();
      if (this.#isStarted) this.#post(waiting);
      onGone(() => {
        if (!this.#waiting.has(number)) return;
        // It keeps its place until the thread has answered, which a stuck one does not.
        waiting.isGone = true;
        this.#worker?.postMessage({ cancelled: number } satisfies SearchRequest);
        reject(new StructureSearchFailed("busy"));
      });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.values()) reject(new StructureSearchFailed("busy"));
    this.#waiting.clear();
    this.#started.resolve();
    await this.#end();
  }

  #open(): void {
    if (this.#worker || this.#isClosed) return;
    this.#current = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const worker = new Worker(new URL("search-worker.ts", import.meta.url), {
      workerData: { current: this.#current, limits: this.#limits } satisfies ThreadData,
    });
    const started = Promise.withResolvers<void>();
    this.#started = started;
    worker.on("message", (answer: SearchAnswer) => {
      if (this.#worker !== worker) return;
      if ("isStarted" in answer) {
        this.#isStarted = true;
        this.#watchThread();
        for (const waiting of this.#waiting.values()) this.#post(waiting);
        return started.resolve();
      }
      this.#watchThread();
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      waiting?.resolve(answer);
    });
    // RDKit has failed, which leaves its memory in an unknown state.
    worker.on("error", () => {
      if (this.#worker === worker) this.#replace();
    });
    worker.on("exit", () => started.resolve());
    if (this.#columns) worker.postMessage({ columns: this.#columns } satisfies SearchRequest);
    this.#worker = worker;
  }

  #post({ request }: Waiting): void {
    // The thread has the same time however many requests follow.
    if (this.#waiting.size === 1) this.#watchThread();
    this.#worker?.postMessage(request satisfies SearchRequest);
  }

  /** Replaces the thread when it does not answer anything for too long. */
  #watchThread(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#waiting.size > 0) this.#replace();
    }, this.#limits.stuckMs).unref();
  }

  /** Gives up the request that the thread works on, with all that ask the same. The others are sent to another thread, once. */
  #replace(): void {
    const stuck = this.#waiting.get(Atomics.load(this.#current, 0));
    for (const [number, waiting] of this.#waiting) {
      const isStuck = stuck !== undefined && textOf(waiting) === textOf(stuck);
      if (isStuck || waiting.isSentAgain || waiting.isGone) {
        this.#waiting.delete(number);
        waiting.reject(new StructureSearchFailed(isStuck ? "tooBroad" : "busy"));
      }
      waiting.isSentAgain = true;
    }
    void this.#end();
    if (this.#waiting.size > 0) this.#open();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#watch);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isStarted = false;
    await worker?.terminate();
  }
}

/** The same for requests that ask for the same. */
function textOf({ request: { work } }: Waiting): string {
  return JSON.stringify(work.kind === "find" ? work.key : work);
}

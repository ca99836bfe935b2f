import { addAbortListener } from "node:events";
import { Thread } from "../basics/thread.ts";
import type { StructureColumns } from "./columns.ts";
import type { QueryReading } from "./engine.ts";
import type * as worker from "./search-worker.ts";
import type { FindWork, ReadWork, SearchFound, SearchLimits, Sent } from "./search-worker.ts";

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

/** Searches that wait or run at the same time; more are refused. */
const MOST_SEARCHES = 32;

const LIMITS: SearchLimits = { countingMs: 6, longestMs: 2000, stuckMs: 4000 };

interface Waiting extends Sent {
  /** Equal for equal requests. */
  readonly text: string;
  /** Whether the thread was stuck with this request. */
  isStuck: boolean;
}

/** The thread that owns RDKit and searches in the index. One that is stuck or ends is replaced. */
export class SearchThread {
  readonly #limits: SearchLimits;
  readonly #thread: Thread<typeof worker>;
  readonly #waiting = new Map<number, Waiting>();
  #columns: StructureColumns | undefined;
  /** The number of the request that the thread works on. */
  #current = sharedNumber();
  #started: Promise<void> | undefined;
  #isClosed = false;
  #watch: NodeJS.Timeout | undefined;
  #last = 0;

  /** @param limits Other limits than those of a deployment. */
  constructor(limits: Partial<SearchLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#thread = new Thread(new URL("search-worker.ts", import.meta.url), {
      workerData: this.#limits,
    });
  }

  /** Starts the thread, unless it runs; resolves when it answers. Throws where it cannot start, or is closed. */
  start(): Promise<void> {
    if (!this.#thread.isRunning) this.#started = undefined;
    this.#started ??= this.#startThread();
    return this.#started;
  }

  /** Gives it the index, also in place of another. */
  use(columns: StructureColumns): void {
    this.#columns = columns;
    const started = this.#started;
    if (started && this.#thread.isRunning)
      this.#thread.ask("use", columns).catch(() => this.#replace(started));
  }

  /** Reads a query. As the other requests, throws where too many wait, the caller is gone, or the thread is stuck with it. */
  read(work: ReadWork, signal: AbortSignal): Promise<QueryReading> {
    const text = JSON.stringify(work);
    return this.#send(text, signal, (sent) => this.#thread.ask("read", { ...work, ...sent }));
  }

  /** The molar mass of a structure; empty where it cannot be read. */
  weigh(text: string, signal: AbortSignal): Promise<string> {
    return this.#send(text, signal, (sent) => this.#thread.ask("weigh", { text, ...sent }));
  }

  /** Draws a structure. */
  draw(smiles: string, signal: AbortSignal): Promise<string> {
    return this.#send(smiles, signal, (sent) => this.#thread.ask("draw", { smiles, ...sent }));
  }

  /** A structure as a molfile; empty where it cannot be read. */
  convert(smiles: string, signal: AbortSignal): Promise<string> {
    return this.#send(smiles, signal, (sent) => this.#thread.ask("convert", { smiles, ...sent }));
  }

  /** Finds items. */
  find(work: FindWork, signal: AbortSignal): Promise<SearchFound | "cancelled"> {
    return this.#send(work.key, signal, (sent) => this.#thread.ask("find", { ...work, ...sent }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#watch);
    await this.#thread.close();
  }

  async #send<Answer>(
    text: string,
    signal: AbortSignal,
    ask: (sent: Sent) => Promise<Answer>,
  ): Promise<Answer> {
    if (this.#waiting.size >= MOST_SEARCHES) throw new StructureSearchFailed("busy");
    this.#last += 1;
    const waiting = { number: this.#last, cancelled: sharedNumber(), text, isStuck: false };
    const gone = Promise.withResolvers<never>();
    const listener = addAbortListener(signal, () => {
      Atomics.store(waiting.cancelled, 0, 1);
      gone.reject(new StructureSearchFailed("busy"));
    });
    try {
      // A caller that is gone keeps its place until the thread has answered, which a stuck one does not.
      return await Promise.race([this.#answer(waiting, ask), gone.promise]);
    } finally {
      listener[Symbol.dispose]();
    }
  }

  /** Asks the thread, and once more the one that replaces it. */
  async #answer<Answer>(waiting: Waiting, ask: (sent: Sent) => Promise<Answer>): Promise<Answer> {
    const { number, cancelled } = waiting;
    this.#waiting.set(number, waiting);
    // The thread has the same time however many requests follow.
    const isFirst = this.#waiting.size === 1;
    try {
      for (let isRepeated = false; ; isRepeated = true) {
        const started = this.start();
        try {
          await started;
          if (isFirst) this.#watchThread(started);
          const answer = await ask({ number, cancelled });
          this.#watchThread(started);
          return answer;
        } catch {
          this.#replace(started);
          if (waiting.isStuck) throw new StructureSearchFailed("tooBroad");
          if (isRepeated || Atomics.load(cancelled, 0) === 1 || this.#isClosed)
            throw new StructureSearchFailed("busy");
        }
      }
    } finally {
      this.#waiting.delete(number);
    }
  }

  async #startThread(): Promise<void> {
    this.#current = sharedNumber();
    await this.#thread.ask("start", { current: this.#current, columns: this.#columns });
    if (this.#started) this.#watchThread(this.#started);
  }

  /** Replaces the thread when it does not answer anything for too long. */
  #watchThread(started: Promise<void>): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#waiting.size > 0) this.#replace(started);
    }, this.#limits.stuckMs).unref();
  }

  /**
   * Ends a thread that is stuck or has failed, unless it was replaced already. The request that it works on is given up, with all that ask
   * the same; the others start another thread.
   */
  #replace(started: Promise<void>): void {
    if (this.#started !== started) return;
    const stuck = this.#waiting.get(Atomics.load(this.#current, 0));
    for (const waiting of this.#waiting.values())
      if (waiting.text === stuck?.text) waiting.isStuck = true;
    clearTimeout(this.#watch);
    this.#started = undefined;
    void this.#thread.end();
  }
}

/** A number that threads share; 0 at first. */
function sharedNumber(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

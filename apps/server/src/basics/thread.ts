import { once } from "node:events";
import type { ResourceLimits } from "node:worker_threads";
import { Piscina } from "piscina";

/** More requests than a thread gets at a time: the thread itself decides which of them it works on. */
const ALL_AT_ONCE = 1000;

/** A thread is closed: it answers nothing that it has not answered yet. */
class ThreadClosed extends Error {
  constructor(file: URL) {
    super(`The thread is closed: ${file.pathname.split("/").at(-1)}`);
    this.name = "ThreadClosed";
  }
}

interface ThreadOptions {
  /** What the thread reads as `workerData` at its start. */
  readonly workerData?: unknown;
  /** Its memory; a thread that needs more ends with `ERR_WORKER_OUT_OF_MEMORY`. */
  readonly resourceLimits?: ResourceLimits;
}

/** A running thread. */
interface Running {
  readonly pool: Piscina<unknown, unknown>;
  /**
   * Resolves once its file is loaded or could not be: a thread that is ended while it loads native code ends the whole process. A file
   * therefore loads such code as it is loaded itself, and no function of it does.
   */
  loaded(): Promise<void>;
}

/** A function that a file offers to other threads. What it is given and returns is copied. */
type Offered = (given: never) => unknown;

/**
 * A thread that runs the functions of one file, whose type is `File`. A request starts it where it does not run. A failure of a function
 * is that of its request; the end of the thread, by whatever reason, is one of all its requests, and the next request starts another.
 */
export class Thread<File extends { readonly [Name in keyof File]: Offered }> {
  readonly #file: URL;
  readonly #options: ThreadOptions;
  #running: Running | undefined;
  #isClosed = false;

  constructor(file: URL, options: ThreadOptions = {}) {
    this.#file = file;
    this.#options = options;
  }

  /** Whether it has started and not ended. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /**
   * Runs a function of the file. Throws its failure, of which only message, stack and cause are copied.
   * @param signal Ends the thread; a request with a signal has it alone.
   */
  async ask<Name extends keyof File & string>(
    name: Name,
    given: Parameters<File[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<File[Name]>>> {
    if (this.#isClosed) throw new ThreadClosed(this.#file);
    const { pool, loaded } = (this.#running ??= this.#open());
    try {
      if (signal) await loaded();
      const answer = await pool.run(given, { name, signal: signal ?? null });
      if (!this.#isClosed) return answer as Awaited<ReturnType<File[Name]>>;
    } catch (failure) {
      if (!this.#isClosed) throw failure;
    }
    throw new ThreadClosed(this.#file);
  }

  /**
   * The processor time that it has taken since it started, in milliseconds; undefined where it does not run. A thread without a request
   * does not keep the process alive, not even for this.
   */
  async cpuMs(): Promise<number | undefined> {
    // A thread that ends has no answer.
    const used = await this.#running?.pool.threads[0]?.cpuUsage().catch(() => undefined);
    return used && (used.user + used.system) / 1000;
  }

  /** Ends it. */
  async end(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    await running?.loaded();
    await running?.pool.destroy();
  }

  /** Ends the thread and starts no other. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.end();
  }

  #open(): Running {
    const pool = new Piscina<unknown, unknown>({
      ...this.#options,
      filename: this.#file.href,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: ALL_AT_ONCE,
      // Otherwise a thread without a request is blocked: its other work, such as closing connections, would wait.
      atomics: "disabled",
      recordTiming: false,
    });
    const [worker] = pool.threads;
    const isLoaded =
      worker && Promise.race([once(worker, "message"), once(worker, "exit")]).catch(() => []);
    const running: Running = {
      pool,
      loaded: async () => {
        worker?.ref();
        await isLoaded;
      },
    };
    // Without this, the pool would start another thread at once, which may not be needed.
    pool.on("workerDestroy", () => {
      if (this.#running === running) this.#running = undefined;
      void pool.destroy();
    });
    // The end of a thread without a request fails no request.
    pool.on("error", () => undefined);
    return running;
  }
}

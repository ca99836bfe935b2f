import { availableParallelism } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort, Worker } from "node:worker_threads";
import { runAfterRequests } from "../thread-priority.ts";

/** Threads that calculate something for each of many texts. */
export interface WorkerThreads<Result> {
  /** The results in the order of the texts; those of the first texts where the threads are closed meanwhile. */
  run(texts: readonly string[]): Promise<readonly Result[]>;
  close(): Promise<void>;
}

interface ThreadOptions<Result> {
  /** The result of a text that takes longer than the limit, or ends its thread; the thread is replaced. */
  readonly unanswered: (text: string) => Result;
  readonly most?: number | undefined;
  /** How much processor time one text may take, in milliseconds. */
  readonly limitMs?: number;
}

/** What a thread says: that it has started, then the results of its texts one by one. */
type ThreadAnswer<Result> = { readonly isStarted: true } | { readonly result: Result };

/** Message of a thread, with the processor time that it has taken since it exists. */
type ThreadMessage<Result> = ThreadAnswer<Result> & { readonly used: NodeJS.CpuUsage };

const MAX_THREADS = 4;
/** A structure takes a few milliseconds, the first one of a thread a second. */
const LIMIT_MS = 10_000;
/** Young generation of a thread's heap: with less, collecting it takes a tenth of the time; without a limit it grows large before. */
const YOUNG_GENERATION_MB = 32;

/** One thread per processor, up to four or `most`; each starts with its first request. */
export function openThreads<Result>(
  file: URL,
  { most = MAX_THREADS, limitMs = LIMIT_MS, unanswered }: ThreadOptions<Result>,
): WorkerThreads<Result> {
  const threads = Array.from({ length: Math.min(availableParallelism(), most) }, () =>
    openThread<Result>(file, { limitMs, unanswered }),
  );
  return {
    run: async (texts) => {
      const share = Math.ceil(texts.length / threads.length);
      const shares = threads.map((thread, at) =>
        thread.run(texts.slice(at * share, (at + 1) * share)),
      );
      return (await Promise.all(shares)).flat();
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** In a thread: calculates the result of each text that it is sent. */
export function answerTexts<Result>(calculate: (text: string) => Result | Promise<Result>): void {
  runAfterRequests();
  const send = (answer: ThreadAnswer<Result>) => {
    const used = process.threadCpuUsage();
    parentPort?.postMessage({ ...answer, used } satisfies ThreadMessage<Result>);
  };
  const answer = async (texts: readonly string[]) => {
    for (const text of texts) send({ result: await calculate(text) });
  };
  // A failure ends the thread.
  parentPort?.on("message", (texts: readonly string[]) => void answer(texts));
  send({ isStarted: true });
}

function openThread<Result>(
  file: URL,
  { limitMs, unanswered }: Required<Omit<ThreadOptions<Result>, "most">>,
): WorkerThreads<Result> {
  let worker: Worker | undefined;
  let isStarted = false;
  let isClosed = false;
  let used: NodeJS.CpuUsage | undefined;
  const end = async () => {
    const ended = worker;
    worker = undefined;
    isStarted = false;
    await ended?.terminate();
  };

  /** Adds the results of the texts up to the first that has none. Throws when the thread does not start. */
  function calculate(texts: readonly string[], results: Result[]): Promise<void> {
    const thread = (worker ??= new Worker(file, {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    }));
    const wanted = results.length + texts.length;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const watch = (ms = limitMs) => {
      clearTimeout(timer);
      timer = setTimeout(() => void endOrWatch(), ms);
    };
    const endOrWatch = async () => {
      const known = results.length;
      // Results may have waited for this thread, which stores the earlier ones.
      await nextTurn();
      const taken = await thread.cpuUsage(used).catch(() => undefined);
      // The end of a thread is an event of its own.
      if (!taken || results.length > known) return;
      // A thread that waits for a busy processor is not stuck.
      const left = limitMs - (taken.user + taken.system) / 1000;
      if (left > 0) watch(left);
      else resolve();
    };
    const receive = (message: ThreadMessage<Result>) => {
      used = message.used;
      if ("isStarted" in message) isStarted = true;
      else results.push(message.result);
      if (results.length === wanted) resolve();
      else watch();
    };
    let failure: Error | undefined;
    const fail = (reason: Error) => (failure = reason);
    // An error may overtake the messages before it; the exit does not.
    const exit = () => (failure && !isStarted ? reject(failure) : resolve());
    thread.on("message", receive).on("error", fail).on("exit", exit);
    if (isStarted) watch();
    thread.postMessage(texts);
    return promise.finally(() => {
      clearTimeout(timer);
      thread.off("message", receive).off("error", fail).off("exit", exit);
    });
  }

  return {
    run: async (texts) => {
      const results: Result[] = [];
      while (results.length < texts.length && !isClosed) {
        await calculate(texts.slice(results.length), results);
        const text = texts[results.length];
        if (text === undefined || isClosed) break;
        await end();
        results.push(unanswered(text));
      }
      return results;
    },
    close: () => {
      isClosed = true;
      return end();
    },
  };
}

import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Thread } from "../basics/thread.ts";
import { chunks } from "../database/chunks.ts";

/** Threads that calculate something for each of many texts. */
export interface WorkerThreads<Result> {
  /** The results in the order of the texts; only some of them where the threads are closed meanwhile. */
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

/** What the file of such a thread offers, made by `eachText`. */
interface TextFile<Result> {
  readonly calculate: (texts: readonly string[]) => Promise<readonly Result[]>;
}

const MAX_THREADS = 4;
/** A structure takes a few milliseconds, the first one of a thread a second. */
const LIMIT_MS = 10_000;
/** Texts that a thread gets together. Usually they take less time than one may. */
const TEXTS_AT_ONCE = 50;
/** Young generation of a thread's heap: with less, collecting it takes a tenth of the time; without a limit it grows large before. */
const YOUNG_GENERATION_MB = 32;

/** One thread per processor, up to four or `most`; each starts with its first request. */
export function openThreads<Result>(
  file: URL,
  { most = MAX_THREADS, limitMs = LIMIT_MS, unanswered }: ThreadOptions<Result>,
): WorkerThreads<Result> {
  const threads = Array.from(
    { length: Math.min(availableParallelism(), most) },
    () =>
      new Thread<TextFile<Result>>(file, {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      }),
  );
  let isClosed = false;

  /** The results of texts that a thread gets together. Where it does not answer, it gets them one by one. Throws when it does not start. */
  async function calculate(
    thread: Thread<TextFile<Result>>,
    texts: readonly string[],
  ): Promise<readonly Result[]> {
    let isStarted = false;
    try {
      await thread.ask("calculate", []);
      isStarted = true;
      return await withinLimit(thread, texts, limitMs);
    } catch (failure) {
      if (isClosed) return [];
      if (!isStarted) throw failure;
    }
    if (texts.length === 1) return texts.map(unanswered);
    const results: Result[] = [];
    for (const text of texts) results.push(...(await calculate(thread, [text])));
    return results;
  }

  return {
    run: async (texts) => {
      const parts = chunks(texts, TEXTS_AT_ONCE);
      const results: (readonly Result[])[] = [];
      const left = parts.entries();
      const calculateNext = async (thread: Thread<TextFile<Result>>) => {
        for (const [at, part] of left) results[at] = await calculate(thread, part);
      };
      await Promise.all(threads.map(calculateNext));
      return results.flat();
    },
    close: async () => {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Throws where the thread takes longer than the limit, and ends it. */
async function withinLimit<Result>(
  thread: Thread<TextFile<Result>>,
  texts: readonly string[],
  limitMs: number,
): Promise<readonly Result[]> {
  const stuck = new AbortController();
  const answered = new AbortController();
  const answer = thread.ask("calculate", texts, stuck.signal).finally(() => answered.abort());
  const watch = async () => {
    const before = (await thread.cpuMs()) ?? 0;
    // A thread that waits for a busy processor is not stuck.
    for (let left = limitMs; left > 0; left = limitMs - ((await thread.cpuMs()) ?? 0) + before)
      await sleep(left, undefined, answered);
    if (!answered.signal.aborted) stuck.abort();
  };
  watch().catch(() => undefined);
  return answer;
}

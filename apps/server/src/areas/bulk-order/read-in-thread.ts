import { Worker } from "node:worker_threads";
import type { ReadWorkbook } from "./workbook.ts";

/** Time for one workbook, in milliseconds; 10,000 rows take about one second. */
const TIME_LIMIT_MS = 8000;
/** Heap of the thread, in MB. */
const HEAP_LIMIT_MB = 128;
/** Workbooks that wait; more are not taken. */
const MOST_WAITING = 16;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Reads a workbook in a thread of its own, one after the other, so that no other call waits and memory has a limit. What takes too long or
 * too much memory is refused as too complex. Undefined where too many wait.
 */
export async function readInThread(bytes: Uint8Array): Promise<ReadWorkbook | undefined> {
  if (waiting >= MOST_WAITING) return undefined;
  waiting += 1;
  const reading = last.then(() => readOne(bytes));
  last = reading.catch(() => undefined);
  try {
    return await reading;
  } finally {
    waiting -= 1;
  }
}

function readOne(bytes: Uint8Array): Promise<ReadWorkbook> {
  const worker = new Worker(new URL("workbook-worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      resolve({ refusal: "tooComplex" });
      void worker.terminate();
    }, TIME_LIMIT_MS);
    const end = (read: ReadWorkbook) => {
      clearTimeout(limit);
      resolve(read);
    };
    worker.once("message", (read: ReadWorkbook) => {
      end(read);
      void worker.terminate();
    });
    worker.once("error", (failure: Error) => {
      if ("code" in failure && failure.code === "ERR_WORKER_OUT_OF_MEMORY")
        return end({ refusal: "tooComplex" });
      clearTimeout(limit);
      return reject(failure);
    });
  });
}

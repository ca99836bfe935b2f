import { Worker } from "node:worker_threads";
import { type Asker, FairTurns } from "../../fair-turns.ts";
import type { ReadWorkbook } from "./workbook.ts";

/** Time for one workbook, in milliseconds; 10,000 rows take about one second. */
const TIME_LIMIT_MS = 8000;
/** Heap of the thread, in MB. */
const HEAP_LIMIT_MB = 128;
/** Workbooks that are read or wait: of one customer, one of each; more are not taken. */
const turns = new FairTurns({ ofOne: 2, inAll: 16 });

/**
 * Reads a workbook in a thread of its own, one after the other, so that no other call waits and memory has a limit. What takes too long or
 * too much memory is refused as too complex. One whose customer has left meanwhile is not read. Throws `NoTurn` where too many wait.
 */
export function readInThread(bytes: Uint8Array, asker: Asker): Promise<ReadWorkbook> {
  return turns.run(asker, (turn) => turn(() => readOne(bytes)));
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

import { type Asker, FairTurns, NoTurn } from "../../basics/fair-turns.ts";
import { Thread } from "../../basics/thread.ts";
import type * as worker from "./workbook-worker.ts";

/** What is read of a workbook: the rows of an upload to the cart, or the lines of an order sheet. */
export type Reading = keyof typeof worker;
type Read<As extends Reading> = ReturnType<(typeof worker)[As]>;
/** The rows of a reading. */
export type RowsOf<As extends Reading> = Extract<Read<As>, { readonly rows: unknown }>["rows"];

/** Time for one workbook, in milliseconds; 10,000 rows take about one second. */
const TIME_LIMIT_MS = 8000;
/** Heap of the thread, in MB. */
const HEAP_LIMIT_MB = 128;
/** Workbooks that are read or wait: of one customer, one of each; more are not taken. */
const turns = new FairTurns({ ofOne: 2, inAll: 16 });

/**
 * Reads a workbook in a thread of its own, one after the other, so that no other call waits and memory has a limit. What takes too long or
 * too much memory is refused as too complex. Throws `NoTurn` where too many wait, and where the customer leaves, also while it is read.
 */
export function readInThread<As extends Reading>(
  as: As,
  bytes: Uint8Array,
  asker: Asker,
): Promise<Read<As>> {
  return turns.run(asker, (turn) => turn(() => readOne(as, bytes, asker.signal)));
}

async function readOne<As extends Reading>(
  as: As,
  bytes: Uint8Array,
  gone: AbortSignal,
): Promise<Read<As>> {
  const thread = new Thread<typeof worker>(new URL("workbook-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: 16 },
  });
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    return await thread.ask(as, bytes, AbortSignal.any([limit, gone]));
  } catch (failure) {
    if (gone.aborted) throw new NoTurn("gone");
    const { code } = failure as { readonly code?: unknown };
    const isOutOfMemory = code === "ERR_WORKER_OUT_OF_MEMORY";
    if (limit.aborted || isOutOfMemory) return { refusal: "tooComplex" } as Read<As>;
    throw failure;
  } finally {
    void thread.close();
  }
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { MOST_COUNTED, type StructureMatch } from "@reagent/domain/structure-search";
import { runAfterRequests } from "../thread-priority.ts";
import type { StructureColumns } from "./columns.ts";
import {
  drawnOrNone,
  type FoundItem,
  isCounted,
  type QueryReading,
  readForSearch,
  StructureSearchRun,
  type StructureSought,
} from "./engine.ts";
import { openRdkit } from "./rdkit.ts";

/** What the thread is asked for. */
export type SearchWork =
  | { readonly kind: "read"; readonly text: string; readonly match: StructureMatch }
  | { readonly kind: "draw"; readonly smiles: string }
  | {
      readonly kind: "find";
      /** The same of searches that find the same, whatever their page. */
      readonly key: string;
      readonly sought: StructureSought;
      /** How many items are skipped and wanted; with a size of 0 they are only counted. */
      readonly skipped: number;
      readonly size: number;
    };

/** Message to the thread that searches. */
export type SearchRequest =
  | { readonly columns: StructureColumns }
  | { readonly cancelled: number }
  | { readonly number: number; readonly work: SearchWork };

/** What a search has found. */
export interface SearchFound {
  readonly items: readonly FoundItem[];
  /** The items that were counted, at most 1,000, and whether there are more. */
  readonly total: number;
  readonly isMore: boolean;
  /** The ids of all that were counted, of a search without a page. */
  readonly ids: Int32Array;
}

/** Its answers; `late` means that the time was over, or the search was cancelled: every request has one answer. The first message says that the thread has started. */
export type SearchAnswer =
  | { readonly isStarted: true }
  | { readonly number: number; readonly reading: QueryReading }
  | { readonly number: number; readonly svg: string }
  | { readonly number: number; readonly found: SearchFound | "late" };

/** How long a structure search may take, in milliseconds. */
export interface SearchLimits {
  /** For how long a search that has its page goes on counting, from its start. */
  readonly countingMs: number;
  /** A search ends after this time at the latest. */
  readonly longestMs: number;
  /** A thread that does not answer for so long is stuck in RDKit and is replaced. */
  readonly stuckMs: number;
}

/** What the thread is given at its start. */
export interface ThreadData {
  /** The number of the request that this thread works on, which the one that replaces it when it is stuck reads. */
  readonly current: Int32Array;
  readonly limits: SearchLimits;
}

/** For how long a search runs before the next one has its turn, in milliseconds. */
const TURN_MS = 8;
/** Searches whose results are kept for other pages and for counting. */
const KEPT_RUNS = 16;

type Find = Extract<SearchWork, { kind: "find" }>;

interface Job {
  readonly number: number;
  readonly find: Find;
  readonly run: StructureSearchRun;
  readonly startedAt: number;
}

runAfterRequests();
const rdkit = await openRdkit();
const port = parentPort;
let columns: StructureColumns | undefined;
const runs = new Map<string, StructureSearchRun>();
const jobs: Job[] = [];
let isWorking = false;

const { current, limits } = workerData as ThreadData;

// A failure of RDKit is thrown: it ends this thread, and the next one starts with memory of its own.
port?.on("message", (request: SearchRequest) => {
  if ("columns" in request) {
    columns = request.columns;
    for (const run of runs.values()) run.close();
    runs.clear();
    for (const { number, find } of jobs.splice(0)) start(number, find);
  } else if ("cancelled" in request) {
    const at = jobs.findIndex(({ number }) => number === request.cancelled);
    if (at < 0) return;
    jobs.splice(at, 1);
    send({ number: request.cancelled, found: "late" });
  } else {
    answer(request.number, request.work);
  }
});

function answer(number: number, work: SearchWork): void {
  Atomics.store(current, 0, number);
  if (work.kind === "read") {
    send({ number, reading: readForSearch(rdkit, work.text, work.match) });
  } else if (work.kind === "draw") {
    send({ number, svg: drawnOrNone(work.smiles) });
  } else {
    start(number, work);
  }
}

// The first reading and drawing take a second.
readForSearch(rdkit, "C1CCCCC1", "exact");
drawnOrNone("C1CCCCC1");
send({ isStarted: true });

function send(answer: SearchAnswer): void {
  port?.postMessage(answer);
}

function start(number: number, find: Find): void {
  if (!columns) return;
  const startedAt = performance.now();
  const run = runs.get(find.key) ?? new StructureSearchRun(rdkit, columns, find.sought);
  keep(find.key, run);
  jobs.push({ number, find, run, startedAt });
  if (!isWorking) void workOnJobs();
}

/** Keeps the run that was used last, and drops the one that was not used for longest; one that still runs is kept. */
function keep(key: string, run: StructureSearchRun): void {
  runs.delete(key);
  runs.set(key, run);
  for (const [oldest, dropped] of runs) {
    if (runs.size <= KEPT_RUNS) break;
    if (jobs.some((job) => job.run === dropped) || dropped === run) continue;
    runs.delete(oldest);
    dropped.close();
  }
}

/** Runs the searches in turns. */
async function workOnJobs(): Promise<void> {
  isWorking = true;
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    Atomics.store(current, 0, job.number);
    if (!isFinished(job)) jobs.push(job);
    await nextTurn();
  }
  isWorking = false;
}

/** Works on a search for one turn, and answers it when it has enough. */
function isFinished({ number, find, run, startedAt }: Job): boolean {
  const { skipped, size } = find;
  const turnEndsAt = performance.now() + TURN_MS;
  const isPage = size > 0;
  const wanted = isPage ? Math.min(skipped + size, MOST_COUNTED) : MOST_COUNTED + 1;
  while (!isCounted(run)) {
    const now = performance.now();
    if (now - startedAt > (run.count >= wanted ? limits.countingMs : limits.longestMs)) break;
    if (now > turnEndsAt) return false;
    run.step();
  }
  // What was found in time is an answer: there may be more.
  const isLate = !run.isComplete && run.count === 0;
  send({ number, found: isLate ? "late" : foundBy(run, find) });
  return true;
}

function foundBy(run: StructureSearchRun, { skipped, size }: Find): SearchFound {
  const isPage = size > 0;
  const total = Math.min(run.count, MOST_COUNTED);
  return {
    items: isPage ? run.page(skipped, Math.max(0, Math.min(size, MOST_COUNTED - skipped))) : [],
    total,
    isMore: !run.isComplete || run.count > MOST_COUNTED,
    ids: isPage ? new Int32Array() : run.ids().slice(0, MOST_COUNTED),
  };
}

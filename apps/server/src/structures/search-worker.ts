import { setImmediate as nextTurn } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { MOST_COUNTED, type StructureMatch } from "@reagent/domain/structure-search";
import { runAfterRequests } from "../basics/thread-priority.ts";
import type { StructureColumns } from "./columns.ts";
import {
  drawnOrNone,
  type FoundItem,
  isCounted,
  molarMass,
  type QueryReading,
  readForSearch,
  StructureSearchRun,
  type StructureQuery,
} from "./engine.ts";
import { molfileOf } from "./molfile.ts";
import { openRdkit } from "./rdkit.ts";

/** What each request has. */
export interface Sent {
  readonly number: number;
  /** Shared memory with a 1 when its caller is gone. */
  readonly cancelled: Int32Array;
}

export interface ReadWork {
  readonly text: string;
  readonly match: StructureMatch;
}

export interface FindWork {
  /** The same of searches that find the same, whatever their page. */
  readonly key: string;
  readonly structureQuery: StructureQuery;
  /** How many items are skipped and wanted; with a size of 0 they are only counted. */
  readonly skipped: number;
  readonly size: number;
}

/** What a search has found. */
export interface SearchFound {
  readonly items: readonly FoundItem[];
  /** The items that were counted, at most 1,000, and whether there are more. */
  readonly total: number;
  readonly isMore: boolean;
  /** Whether its time was over before it had its page, or all that are counted; the next search with this key goes on. */
  readonly isCutShort: boolean;
  /** The items of other forms, of the first page of an exact search. */
  readonly otherForms: readonly number[];
  /** The ids of all that were counted, of a search without a page. */
  readonly ids: Int32Array;
}

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
interface Start {
  /** The number of the request that this thread works on, which is read when it is stuck. */
  readonly current: Int32Array;
  readonly columns: StructureColumns | undefined;
}

/** For how long a search runs before the next one has its turn, in milliseconds. */
const TURN_MS = 8;
/** Searches whose results are kept for other pages and for counting. */
const KEPT_RUNS = 16;

interface Job {
  readonly find: FindWork & Sent;
  /** Called with what was found; `cancelled` where its caller is gone. */
  readonly answer: (found: SearchFound | "cancelled") => void;
  run: StructureSearchRun;
  startedAt: number;
}

runAfterRequests();
const rdkit = await openRdkit();
const limits = workerData as SearchLimits;
let current: Int32Array = new Int32Array(1);
let columns: StructureColumns | undefined;
const runs = new Map<string, StructureSearchRun>();
const jobs: Job[] = [];
let isWorking = false;

// The first reading and drawing take a second.
readForSearch(rdkit, "C1CCCCC1", "exact");
drawnOrNone("C1CCCCC1");

/** The first request. */
export function start(given: Start): void {
  ({ current, columns } = given);
}

/** Replaces the index; what runs begins again in it. */
export function use(next: StructureColumns): void {
  columns = next;
  for (const run of runs.values()) run.close();
  runs.clear();
  for (const job of jobs) Object.assign(job, begin(job.find));
}

export function read({ number, text, match }: ReadWork & Sent): QueryReading {
  return working(number, () => readForSearch(rdkit, text, match));
}

export function weigh({ number, text }: { readonly text: string } & Sent): string {
  return working(number, () => molarMass(rdkit, text));
}

export function draw({ number, smiles }: { readonly smiles: string } & Sent): string {
  return working(number, () => drawnOrNone(smiles));
}

export function convert({ number, smiles }: { readonly smiles: string } & Sent): string {
  return working(number, () => molfileOf(rdkit, smiles));
}

export function find(asked: FindWork & Sent): Promise<SearchFound | "cancelled"> {
  const { promise, resolve } = Promise.withResolvers<SearchFound | "cancelled">();
  const begun = working(asked.number, () => begin(asked));
  jobs.push({ find: asked, answer: resolve, ...begun });
  if (!isWorking) void workOnJobs();
  return promise;
}

/** Works on a request. A failure of RDKit ends this thread, and the next one starts with memory of its own. */
function working<Result>(number: number, work: () => Result): Result {
  Atomics.store(current, 0, number);
  try {
    return work();
  } catch (failure) {
    process.nextTick(() => {
      throw failure;
    });
    throw failure;
  }
}

function begin({ key, structureQuery }: FindWork): Pick<Job, "run" | "startedAt"> {
  if (!columns) throw new Error("There is no index yet.");
  const run = runs.get(key) ?? new StructureSearchRun(rdkit, columns, structureQuery);
  keep(key, run);
  return { run, startedAt: performance.now() };
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
    const found = working(job.find.number, () => answerOf(job));
    if (found) job.answer(found);
    else jobs.push(job);
    await nextTurn();
  }
  isWorking = false;
}

/** Works on a search for one turn; its answer when it has enough. */
function answerOf({ find, run, startedAt }: Job): SearchFound | "cancelled" | undefined {
  if (Atomics.load(find.cancelled, 0) === 1) return "cancelled";
  const { skipped, size } = find;
  const turnEndsAt = performance.now() + TURN_MS;
  const isPage = size > 0;
  const wanted = isPage ? Math.min(skipped + size, MOST_COUNTED) : MOST_COUNTED + 1;
  while (!isCounted(run)) {
    const now = performance.now();
    if (now - startedAt > (run.count >= wanted ? limits.countingMs : limits.longestMs)) break;
    if (now > turnEndsAt) return undefined;
    run.step();
  }
  return {
    ...foundBy(run, find),
    isCutShort: !isCounted(run) && run.count < wanted,
  };
}

function foundBy(
  run: StructureSearchRun,
  { skipped, size }: FindWork,
): Omit<SearchFound, "isCutShort"> {
  const isPage = size > 0;
  const total = Math.min(run.count, MOST_COUNTED);
  return {
    items: isPage ? run.page(skipped, Math.max(0, Math.min(size, MOST_COUNTED - skipped))) : [],
    total,
    otherForms: isPage && skipped === 0 ? run.otherForms : [],
    isMore: !run.isComplete || run.count > MOST_COUNTED || run.undecided > 0,
    ids: isPage ? new Int32Array() : run.ids().slice(0, MOST_COUNTED),
  };
}

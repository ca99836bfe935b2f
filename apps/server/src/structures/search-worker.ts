import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { MOST_COUNTED, type StructureMatch } from "@reagent/domain/structure-search";
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

/** Message to the thread that searches. */
export type SearchRequest =
  | { readonly kind: "columns"; readonly columns: StructureColumns }
  | { readonly kind: "cancel"; readonly number: number }
  | {
      readonly kind: "read";
      readonly number: number;
      readonly text: string;
      readonly match: StructureMatch;
    }
  | { readonly kind: "draw"; readonly number: number; readonly smiles: string }
  | {
      readonly kind: "find";
      readonly number: number;
      /** The same of searches that find the same, whatever their page. */
      readonly key: string;
      readonly sought: StructureSought;
      /** How many items are skipped and wanted; with a size of 0 they are only counted. */
      readonly skipped: number;
      readonly size: number;
    };

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

/** For how long a search runs before the next one has its turn, in milliseconds. */
const TURN_MS = 8;
/** For how long a search that has its page goes on counting, from its start. */
const COUNTING_MS = 6;
/** A search ends after this time at the latest. */
const LONGEST_SEARCH_MS = 2000;
/** Searches whose results are kept for other pages and for counting. */
const KEPT_RUNS = 16;

type Find = Extract<SearchRequest, { kind: "find" }>;

interface Job {
  readonly request: Find;
  readonly run: StructureSearchRun;
  readonly startedAt: number;
}

const rdkit = await openRdkit();
const port = parentPort;
let columns: StructureColumns | undefined;
const runs = new Map<string, StructureSearchRun>();
const jobs: Job[] = [];
let isWorking = false;

// A failure of RDKit is thrown: it ends this thread, and the next one starts with memory of its own.
port?.on("message", (request: SearchRequest) => {
  if (request.kind === "columns") {
    columns = request.columns;
    for (const run of runs.values()) run.close();
    runs.clear();
    for (const job of jobs.splice(0)) start(job.request);
  } else if (request.kind === "cancel") {
    const at = jobs.findIndex((job) => job.request.number === request.number);
    if (at < 0) return;
    jobs.splice(at, 1);
    send({ number: request.number, found: "late" });
  } else if (request.kind === "read") {
    const reading = readForSearch(rdkit, request.text, request.match);
    send({ number: request.number, reading });
  } else if (request.kind === "draw") {
    send({ number: request.number, svg: drawnOrNone(request.smiles) });
  } else {
    start(request);
  }
});

// The first reading and drawing take a second.
readForSearch(rdkit, "C1CCCCC1", "exact");
drawnOrNone("C1CCCCC1");
send({ isStarted: true });

function send(answer: SearchAnswer): void {
  port?.postMessage(answer);
}

function start(request: Find): void {
  if (!columns) return;
  const startedAt = performance.now();
  const run = runs.get(request.key) ?? new StructureSearchRun(rdkit, columns, request.sought);
  keep(request.key, run);
  jobs.push({ request, run, startedAt });
  if (!isWorking) void work();
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
async function work(): Promise<void> {
  isWorking = true;
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    if (!isFinished(job)) jobs.push(job);
    await nextTurn();
  }
  isWorking = false;
}

/** Works on a search for one turn, and answers it when it has enough. */
function isFinished({ request, run, startedAt }: Job): boolean {
  const { number, skipped, size } = request;
  const turnEndsAt = performance.now() + TURN_MS;
  const isPage = size > 0;
  const wanted = isPage ? Math.min(skipped + size, MOST_COUNTED) : MOST_COUNTED + 1;
  while (!isCounted(run)) {
    const now = performance.now();
    if (now - startedAt > (run.count >= wanted ? COUNTING_MS : LONGEST_SEARCH_MS)) break;
    if (now > turnEndsAt) return false;
    run.step();
  }
  // What was found in time is an answer: there may be more.
  const isLate = !run.isComplete && run.count === 0;
  send({ number, found: isLate ? "late" : foundBy(run, request) });
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

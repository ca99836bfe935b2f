import { Worker } from "node:worker_threads";
import type { StructureMatch } from "@reagent/domain/structure-search";
import { indexStructures } from "../catalogue/index-structures.ts";
import type { Database } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import { RevisionedLruCache } from "../search/revisioned-lru-cache.ts";
import type { StructureColumns } from "./columns.ts";
import type { QueryReading, StructureSought } from "./engine.ts";
import { openPreparation } from "./prepared.ts";
import type { SearchAnswer, SearchFound, SearchRequest } from "./search-worker.ts";
import { readColumns } from "./store.ts";

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

/** A search whose caller may go away. */
export interface Asked {
  /** Calls back when the caller is gone. */
  readonly onGone: (run: () => void) => void;
}

/** Searches that wait or run at the same time; more are refused. */
const MOST_SEARCHES = 32;
/** A thread that does not answer for so long is stuck in RDKit and is replaced, in milliseconds. */
const STUCK_MS = 4000;
const CACHED_QUERIES = 500;

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (failure: Error) => void;
}

type Unnumbered = SearchRequest extends infer Each
  ? Each extends { readonly number: number }
    ? Omit<Each, "number">
    : never
  : never;

/**
 * The structure search: an index in memory that follows the catalogue's revision, and a thread that owns RDKit and searches in it. Until
 * the first index is there, nothing is searched.
 */
export class StructureSearch {
  readonly #database: Database;
  readonly #readings = new RevisionedLruCache<QueryReading>(CACHED_QUERIES);
  readonly #drawings = new RevisionedLruCache<string>(CACHED_QUERIES);
  readonly #waiting = new Map<number, Waiting>();
  #index: { readonly revision: string; readonly columns: StructureColumns } | undefined;
  #starting: Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  #worker: Worker | undefined;
  #started = Promise.resolve();
  #watch: NodeJS.Timeout | undefined;
  #isClosed = false;
  #last = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Builds the index, once: first what has not been calculated yet. */
  start(): Promise<void> {
    this.#starting ??= this.#build().catch((failure: unknown) => {
      this.#starting = undefined;
      throw failure;
    });
    return this.#starting;
  }

  async #build(): Promise<void> {
    const threads = openPreparation(1);
    try {
      await indexStructures(this.#database, threads, { isStopped: () => this.#isClosed });
    } finally {
      await threads.close();
    }
    await this.#refresh();
    this.#openWorker();
    await this.#started;
  }

  /** Reads a query; throws where there is no index yet. */
  async read(text: string, match: StructureMatch, asked: Asked): Promise<QueryReading> {
    await this.#current();
    const key = `${match} ${text}`;
    const known = this.#readings.get("", key);
    if (known !== undefined) return known;
    const answer = await this.#send({ kind: "read", text, match }, asked);
    if (!("reading" in answer)) throw new StructureSearchFailed("busy");
    this.#readings.set("", key, answer.reading);
    return answer.reading;
  }

  /** Draws a structure that was read; empty where it cannot be drawn. */
  async draw(smiles: string, asked: Asked): Promise<string> {
    const known = this.#drawings.get("", smiles);
    if (known !== undefined) return known;
    const answer = await this.#send({ kind: "draw", smiles }, asked);
    if (!("svg" in answer)) throw new StructureSearchFailed("busy");
    this.#drawings.set("", smiles, answer.svg);
    return answer.svg;
  }

  /** Finds items, a page of them or, with a size of 0, all that are counted. */
  async find(
    sought: StructureSought,
    key: string,
    { skipped, size }: { readonly skipped: number; readonly size: number },
    asked: Asked,
  ): Promise<SearchFound> {
    await this.#current();
    const answer = await this.#send({ kind: "find", key, sought, skipped, size }, asked);
    if (!("found" in answer)) throw new StructureSearchFailed("busy");
    if (answer.found === "late") throw new StructureSearchFailed("tooBroad");
    return answer.found;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#starting?.catch(() => undefined);
    await this.#reading?.catch(() => undefined);
    await this.#endWorker();
  }

  /** Has an index; one of an earlier revision is used while the new one is read. */
  async #current(): Promise<void> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    // A failure of the database is seen by the call that comes next.
    if (!this.#index) this.start().catch(() => undefined);
    else if (this.#index.revision !== revision) this.#refresh().catch(() => undefined);
    if (!this.#index) throw new StructureSearchFailed("notReady");
  }

  #refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    const columns = await readColumns(this.#database);
    this.#index = { revision, columns };
    this.#worker?.postMessage({ kind: "columns", columns } satisfies SearchRequest);
  }

  async #send(request: Unnumbered, { onGone }: Asked): Promise<SearchAnswer> {
    if (this.#waiting.size >= MOST_SEARCHES || this.#isClosed)
      throw new StructureSearchFailed("busy");
    const worker = this.#openWorker();
    await this.#started;
    // Others may have waited for the thread, too.
    if (this.#worker !== worker || this.#waiting.size >= MOST_SEARCHES)
      throw new StructureSearchFailed("busy");
    this.#last += 1;
    const number = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      // The thread has the same time however many requests follow.
      if (this.#waiting.size === 1) this.#watchWorker();
      worker.postMessage({ ...request, number } satisfies SearchRequest);
      onGone(() => {
        if (!this.#waiting.has(number)) return;
        // It keeps its place until the thread has answered, which a stuck one does not.
        worker.postMessage({ kind: "cancel", number } satisfies SearchRequest);
        reject(new StructureSearchFailed("busy"));
      });
    });
  }

  #openWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("search-worker.ts", import.meta.url));
    const started = Promise.withResolvers<void>();
    this.#started = started.promise;
    worker.on("message", (answer: SearchAnswer) => {
      if ("isStarted" in answer) return started.resolve();
      if (this.#worker !== worker) return;
      this.#watchWorker();
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      waiting?.resolve(answer);
    });
    // RDKit has failed, which leaves its memory in an unknown state; the next search opens another thread.
    worker.on("error", () => {
      if (this.#worker === worker) void this.#endWorker();
    });
    worker.on("exit", () => started.resolve());
    if (this.#index)
      worker.postMessage({
        kind: "columns",
        columns: this.#index.columns,
      } satisfies SearchRequest);
    this.#worker = worker;
    return worker;
  }

  /** Replaces the thread when it does not answer anything for too long. */
  #watchWorker(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#waiting.size > 0) void this.#endWorker();
    }, STUCK_MS).unref();
  }

  /** Ends the thread; what waits for it is not answered. */
  async #endWorker(): Promise<void> {
    clearTimeout(this.#watch);
    const worker = this.#worker;
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new StructureSearchFailed("tooBroad"));
    await worker?.terminate();
  }
}

import type { StructureMatch } from "@reagent/domain/structure-search";
import { RevisionedLruCache } from "../basics/revisioned-lru-cache.ts";
import type { DatabasePlace } from "../database/connection.ts";
import type { Database } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import type { QueryReading, StructureQuery } from "./engine.ts";
import { IndexReader } from "./index-reader.ts";
import { indexStructures } from "./index-structures.ts";
import { openPreparation, type PreparedStructure } from "./prepared.ts";
import { SearchThread, StructureSearchFailed } from "./search-thread.ts";
import type { SearchFound, SearchLimits } from "./search-worker.ts";
import type { WorkerThreads } from "./worker-threads.ts";

const CACHED_QUERIES = 500;

/**
 * The structure search: an index in memory that follows the catalogue's revision, and a thread that owns RDKit and searches in it. Until
 * the first index is ready, nothing is searched; while another is read, the one before is.
 */
export class StructureSearch {
  readonly #database: Database;
  readonly #readings = new RevisionedLruCache<QueryReading>(CACHED_QUERIES);
  readonly #drawings = new RevisionedLruCache<string>(CACHED_QUERIES);
  readonly #thread: SearchThread;
  readonly #reader: IndexReader;
  /** The calls, by their signals, that have found an index. */
  readonly #checked = new WeakSet<AbortSignal>();
  #preparation: WorkerThreads<PreparedStructure> | undefined;
  /** The revision of the index that is searched; undefined without one. */
  #revision: string | undefined;
  #starting: Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  #isClosed = false;

  /**
   * @param place Where the database is.
   * @param limits Other limits than those of a deployment.
   */
  constructor(database: Database, place: DatabasePlace, limits?: Partial<SearchLimits>) {
    this.#database = database;
    this.#thread = new SearchThread(limits);
    this.#reader = new IndexReader(place);
  }

  /** Whether there is an index to search. */
  get isReady(): boolean {
    return this.#revision !== undefined;
  }

  /** Builds the index, once: first what has not been calculated yet. */
  start(): Promise<void> {
    this.#starting ??= this.#build().catch((failure: unknown) => {
      this.#starting = undefined;
      // What is closed reads no more.
      if (!this.#isClosed) throw failure;
    });
    return this.#starting;
  }

  async #build(): Promise<void> {
    this.#preparation = openPreparation(1);
    try {
      await indexStructures(this.#database, this.#preparation, {
        isStopped: () => this.#isClosed,
      });
    } finally {
      await this.#preparation.close();
    }
    await this.#refresh();
  }

  /** Reads a query; throws where there is no index yet. */
  async read(text: string, match: StructureMatch, signal: AbortSignal): Promise<QueryReading> {
    await this.#current(signal);
    const key = `${match} ${text}`;
    const known = this.#readings.get("", key);
    if (known !== undefined) return known;
    const reading = await this.#thread.read({ text, match }, signal);
    this.#readings.set("", key, reading);
    return reading;
  }

  /** The molar mass of a structure that was read, in g/mol; empty where it is not known. */
  weigh(text: string, signal: AbortSignal): Promise<string> {
    return this.#thread.weigh(text, signal);
  }

  /** Draws a structure that was read; empty where it cannot be drawn. */
  async draw(smiles: string, signal: AbortSignal): Promise<string> {
    const known = this.#drawings.get("", smiles);
    if (known !== undefined) return known;
    const svg = await this.#thread.draw(smiles, signal);
    this.#drawings.set("", smiles, svg);
    return svg;
  }

  /** A structure as a molfile with coordinates; empty where it cannot be read. */
  convert(smiles: string, signal: AbortSignal): Promise<string> {
    return this.#thread.convert(smiles, signal);
  }

  /** Finds items, a page of them or, with a size of 0, all that are counted. */
  async find(
    structureQuery: StructureQuery,
    key: string,
    { skipped, size }: { readonly skipped: number; readonly size: number },
    signal: AbortSignal,
  ): Promise<SearchFound> {
    await this.#current(signal);
    const found = await this.#thread.find({ key, structureQuery, skipped, size }, signal);
    if (found === "cancelled") throw new StructureSearchFailed("busy");
    return found;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // Ended first: their work would take long where other programs keep the processors busy.
    await Promise.all([this.#preparation?.close(), this.#reader.close(), this.#thread.close()]);
    await this.#starting?.catch(() => undefined);
    await this.#reading?.catch(() => undefined);
  }

  /** Has an index, which is checked once a call. */
  async #current(signal: AbortSignal): Promise<void> {
    if (this.#checked.has(signal)) return;
    await this.#check();
    this.#checked.add(signal);
  }

  /** Throws without an index; one of an earlier revision is used while the new one is read. */
  async #check(): Promise<void> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    // A failure of the database is seen by the call that comes next.
    if (this.#revision === undefined) this.start().catch(() => undefined);
    else if (this.#revision !== revision) this.#refresh().catch(() => undefined);
    if (this.#revision === undefined) throw new StructureSearchFailed("notReady");
  }

  #refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    this.#thread.use(await this.#reader.read());
    this.#revision = revision;
  }
}

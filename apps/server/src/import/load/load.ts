import type { GoodsKind } from "@reagent/domain/goods-kind";
import { sql } from "kysely";
import { systemClock } from "../../basics/clock.ts";
import type { Progress } from "../../basics/progress.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { raiseRevision } from "../../catalogue/revision.ts";
import type { Database, Tx } from "../../database/database.ts";
import { readFact, writeFact } from "../../database/facts.ts";
import { activateNextIndex } from "../../database/search-tables.ts";
import { LOAD_TIMEOUT_MS } from "../../database/transact.ts";
import { readColumns } from "../../listing/read-columns.ts";
import { storeColumns } from "../../listing/stored-columns.ts";
import { searchIn } from "../../search/search-in.ts";
import { drawStructures } from "../../structures/draw-structures.ts";
import { indexStructures } from "../../structures/index-structures.ts";
import { openPreparation, type PreparedStructure } from "../../structures/prepared.ts";
import { drawerInThisThread, openStructureDrawer } from "../../structures/structure-drawer.ts";
import type { WorkerThreads } from "../../structures/worker-threads.ts";
import { deleteUnshownPictures } from "../content/write-pictures.ts";
import { deleteDemoGifts } from "./demo-gifts.ts";
import { forgetFormerGoods, keepFormerGoods } from "./former-goods.ts";
import type { Good, Keeping } from "./good.ts";
import { writeContent } from "./load-content.ts";
import { writeInstruments } from "./load-instruments.ts";
import { goodsOf, markSpectra, writeItemDetails } from "./load-items.ts";
import { mergeStagedGoods } from "./merge-staged.ts";
import { instrumentEntries, reagentEntries } from "./search-entries.ts";
import {
  beginSheetsAnew,
  mergeSheetRevisions,
  readReturningSheets,
  stageSheetRevisions,
} from "./sheet-revisions.ts";
import { dropStaged, isSuperseded, LoadSuperseded, STAGED_TABLES, stageGoods } from "./staging.ts";
import { idsOf } from "./write.ts";
import type { Ids } from "./write.ts";

/** Called with the current step of a load, what is done of it, and all of it where that is known. */
export type LoadProgress = (
  step: "written" | "indexed" | "listed" | "merging" | "loaded" | "described" | "drawn",
  count: number,
  total?: number,
) => void;

export interface LoadOptions {
  /** Draws a structure from its SMILES in this thread instead of in worker threads. */
  readonly draw?: ((smiles: string) => string) | undefined;
  /** Whether a server will index the structures, after its start; as with `draw`, this load does not. */
  readonly isIndexedLater?: boolean;
  /** Opens the threads that prepare structures; the shop's own by default. */
  readonly openPreparation?: () => WorkerThreads<PreparedStructure>;
  /** Called with a structure that could not be read in time. */
  readonly onLate?: (smiles: string) => void;
  readonly onProgress?: LoadProgress;
  /** When data sheets are revised; by default now, in epoch milliseconds. */
  readonly now?: number;
}

/**
 * Makes the database contain exactly this catalogue. `writeAfter` writes what references its items. Items, packs, instruments and their variants with known codes keep their ids, so
 * that carts and favourites keep their references.
 */
export async function loadCatalogue(
  database: Database,
  catalogue: Catalogue,
  {
    writeAfter,
    ...options
  }: LoadOptions & Partial<Pick<Plan, "writeAfter">> & { readonly goods?: Iterable<Good> } = {},
): Promise<void> {
  // A file of goods has no instruments, batches and the like: those of a shop's own catalogue stay.
  const keepsOwn =
    options.goods !== undefined && (await readFact(database.read, "catalogue_kind")) === "own";
  await load(
    database,
    {
      goods: options.goods ?? goodsOf(catalogue),
      keeping: { others: "delete" },
      kind: catalogue.kind,
      prepare: async (token) => {
        const known = database.read.selectFrom("instrument_skus").select(["id", "code"]);
        const skus = idsOf(await known.execute());
        if (keepsOwn) return;
        const search = searchIn(database);
        try {
          await search.prepare("instrument", instrumentEntries(catalogue.instruments, skus), token);
        } finally {
          search.close();
        }
      },
      writeBefore: (tx) => writeContent(tx, catalogue),
      writeAfter: async (tx, items) => {
        if (!keepsOwn) await writeItemDetails(tx, catalogue, items);
        await markSpectra(tx);
        if (!keepsOwn) await writeInstruments(tx, catalogue.instruments);
        if (catalogue.kind === "own") {
          await deleteDemoGifts(tx);
          await deleteUnshownPictures(tx);
        }
        await writeAfter?.(tx, items);
      },
      indexes: keepsOwn ? ["reagent"] : ["reagent", "instrument"],
    },
    options,
  );
}

/**
 * Adds goods to the catalogue, or changes those with the same item codes; everything else stays, and what `keeping` says. `writeBefore`
 * writes the categories and product lines that they reference.
 */
export async function addGoods(
  database: Database,
  goods: Iterable<Good>,
  {
    writeBefore,
    writeAfter,
    keeping,
    ...options
  }: LoadOptions &
    Partial<Pick<Plan, "writeBefore" | "writeAfter">> & {
      readonly keeping?: Omit<Keeping, "others">;
    },
): Promise<void> {
  await load(
    database,
    {
      goods,
      keeping: { ...keeping, others: "keep" },
      // A catalogue with any goods of the demo counts as the demo.
      kind: (await readFact(database.read, "catalogue_kind")) === "demo" ? "demo" : "own",
      writeBefore,
      writeAfter,
      indexes: ["reagent"],
    },
    options,
  );
}

interface Plan {
  readonly goods: Iterable<Good>;
  readonly keeping: Keeping;
  readonly kind: Catalogue["kind"];
  readonly prepare?: (token: string) => Promise<void>;
  readonly writeBefore?: ((tx: Tx) => Promise<void>) | undefined;
  readonly writeAfter?: ((tx: Tx, items: Ids) => Promise<void>) | undefined;
  readonly indexes: readonly GoodsKind[];
}

/**
 * Loads goods. They, their search index and the columns of the listings are prepared first, which does not block a running server, and are merged
 * in one transaction: before it nothing has changed, after it everything has. Drawing takes longest and comes last; when it is
 * interrupted, the next load completes it.
 */
async function load(database: Database, plan: Plan, options: LoadOptions): Promise<void> {
  const { onProgress = () => {}, now = systemClock.now() } = options;
  const report =
    (step: Parameters<LoadProgress>[0]): Progress =>
    (count, total) =>
      onProgress(step, count, total);
  const staged = await stageGoods(database, plan.goods, plan.keeping, report("written"));
  const search = searchIn(database);
  try {
    const goods = plan.keeping.others === "keep" ? "both" : "staged";
    const entries = await reagentEntries(database, goods);
    await search.prepare("reagent", counted(entries, report("indexed")), staged.token);
    const columns = await readColumns(database.read, goods, report("listed"));
    await stageSheetRevisions(database, staged);
    await plan.prepare?.(staged.token);
    onProgress("merging", columns.ids.length);
    await database.transact(
      async (tx) => {
        await plan.writeBefore?.(tx);
        const isFirstOwn = plan.kind === "own" && (await readFact(tx, "catalogue_kind")) === "demo";
        if (isFirstOwn) await forgetFormerGoods(tx);
        else await keepFormerGoods(tx, plan.keeping.others);
        const returning = await readReturningSheets(tx);
        await mergeStagedGoods(tx, staged, { others: plan.keeping.others, now });
        if (isFirstOwn) await beginSheetsAnew(tx, now);
        else await mergeSheetRevisions(tx, returning, now);
        await plan.writeAfter?.(tx, staged.items);
        await writeFact(tx, "catalogue_kind", plan.kind);
        await raiseRevision(tx);
        await storeColumns(tx, columns);
        for (const kind of plan.indexes) await activateNextIndex(tx, kind, database.kind);
      },
      { timeoutMs: LOAD_TIMEOUT_MS },
    );
  } catch (failure) {
    // The tables that it reads may be gone then, or another's.
    if (await isSuperseded(database.read, staged)) throw new LoadSuperseded();
    throw failure;
  } finally {
    search.close();
    await dropStaged(database, staged);
  }
  await gatherStatistics(database);
  onProgress("loaded", 1);
  if (!options.draw && !options.isIndexedLater)
    await describeStructures(database, options, report("described"));
  const drawer = options.draw ? drawerInThisThread(options.draw) : openStructureDrawer();
  try {
    await drawStructures(database, drawer, report("drawn"));
  } finally {
    await drawer.close();
  }
}

/**
 * Lets PostgreSQL look at what was merged, which it does by itself only some minutes later: until then it would plan by the tables before,
 * and look up in each row of a count whether it was deleted.
 */
async function gatherStatistics(database: Database): Promise<void> {
  if (database.kind !== "postgres") return;
  const tables = sql.join(STAGED_TABLES.map((name) => sql.table(name)));
  await database.administer((db) => sql`vacuum (analyze) ${tables}`.execute(db));
}

/** Draws structures and calculates what the structure search needs. */
async function describeStructures(
  database: Database,
  { openPreparation: open = openPreparation, onLate }: LoadOptions,
  onProgress: Progress,
): Promise<void> {
  const threads = open();
  try {
    await indexStructures(database, threads, { onProgress, onLate });
  } finally {
    await threads.close();
  }
}

const REPORT_EVERY = 500;

async function* counted<Value>(
  { count: total, entries }: { readonly count: number; readonly entries: AsyncIterable<Value> },
  report: Progress,
): AsyncGenerator<Value> {
  let count = 0;
  for await (const value of entries) {
    yield value;
    count += 1;
    if (count % REPORT_EVERY === 0) report(count, total);
  }
}

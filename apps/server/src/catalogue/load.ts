import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Database, Tx } from "../database/database.ts";
import { readFact, writeFact } from "../database/facts.ts";
import { searchIn } from "../search/search-in.ts";
import { takeNextIndex } from "../search/tables.ts";
import { adoptGoods } from "./adopt.ts";
import type { Others } from "./adopt.ts";
import type { Catalogue } from "./catalogue.ts";
import { draftingHere, openDrafting } from "./drafting.ts";
import { drawStructures } from "./draw-structures.ts";
import { writeContent } from "./load-content.ts";
import { writeInstruments } from "./load-instruments.ts";
import { goodsOf, writeBelongings } from "./load-items.ts";
import { raiseRevision } from "./revision.ts";
import { instrumentEntries, reagentEntries } from "./search-entries.ts";
import { dropStaged, PATIENCE_MS, stageGoods } from "./staging.ts";
import type { Good, Progress } from "./staging.ts";
import { idsOf } from "./write.ts";
import type { Ids } from "./write.ts";

/** What a load does next, and how far it is. */
export type LoadProgress = (
  step: "written" | "indexed" | "loaded" | "drawn",
  count: number,
) => void;

export interface LoadOptions {
  /** Draws a structure from its SMILES in this thread, instead of in several others. */
  readonly draw?: (smiles: string) => string;
  readonly onProgress?: LoadProgress;
}

/**
 * Makes the database hold exactly this catalogue. Loading it again changes nothing: items, packs, instruments and their variants
 * keep the ids that their codes have, so carts and favourites stay.
 */
export async function loadCatalogue(
  database: Database,
  catalogue: Catalogue,
  options: LoadOptions & { readonly goods?: Iterable<Good> } = {},
): Promise<void> {
  await load(
    database,
    {
      goods: options.goods ?? goodsOf(catalogue),
      others: "go",
      kind: catalogue.kind,
      prepare: async () => {
        const known = database.read.selectFrom("instrument_skus").select(["id", "code"]);
        const skus = idsOf(await known.execute());
        const search = searchIn(database);
        try {
          await search.prepare("instrument", instrumentEntries(catalogue.instruments, skus));
        } finally {
          search.close();
        }
      },
      writeBefore: (tx) => writeContent(tx, catalogue),
      writeAfter: async (tx, items) => {
        await writeBelongings(tx, catalogue, items);
        await writeInstruments(tx, catalogue.instruments);
      },
      indexes: ["reagent", "instrument"],
    },
    options,
  );
}

/**
 * Adds goods to the catalogue, in place of those that have the same item codes; all else stays, and so do `keptPacks`.
 * `writeBefore` writes the categories and product lines that they point at.
 */
export async function addGoods(
  database: Database,
  goods: Iterable<Good>,
  {
    writeBefore,
    keptPacks,
    ...options
  }: LoadOptions & Partial<Pick<Plan, "writeBefore" | "keptPacks">>,
): Promise<void> {
  await load(
    database,
    {
      goods,
      others: "stay",
      // While goods of the demo are among them, nobody is to take the whole for a shop's own.
      kind: (await readFact(database.read, "catalogue_kind")) === "demo" ? "demo" : "own",
      writeBefore,
      keptPacks,
      indexes: ["reagent"],
    },
    options,
  );
}

interface Plan {
  readonly goods: Iterable<Good>;
  readonly others: Others;
  readonly kind: Catalogue["kind"];
  readonly prepare?: () => Promise<void>;
  /** Product codes of known packs that are left as they are, though their items are among the goods without them. */
  readonly keptPacks?: ReadonlySet<string> | undefined;
  readonly writeBefore?: ((tx: Tx) => Promise<void>) | undefined;
  readonly writeAfter?: (tx: Tx, items: Ids) => Promise<void>;
  readonly indexes: readonly GoodsKind[];
}

/**
 * The one way in which goods come into the catalogue. They and their search index are made beside it, where a server that serves
 * meanwhile is not held up, and are taken into it in one transaction: before it nothing has changed, after it everything has.
 * Drawing takes longest and comes last; a load that is cut off in it is finished by the next.
 */
async function load(database: Database, plan: Plan, options: LoadOptions): Promise<void> {
  const { onProgress = () => {} } = options;
  const report =
    (step: Parameters<LoadProgress>[0]): Progress =>
    (count) =>
      onProgress(step, count);
  const staged = await stageGoods(database, plan.goods, plan.keptPacks, report("written"));
  const search = searchIn(database);
  try {
    const entries = counted(reagentEntries(database, plan.others), report("indexed"));
    await search.prepare("reagent", entries);
    await plan.prepare?.();
    await database.transact(
      async (tx) => {
        await plan.writeBefore?.(tx);
        await adoptGoods(tx, staged, plan.others);
        await plan.writeAfter?.(tx, staged.items);
        await writeFact(tx, "catalogue_kind", plan.kind);
        await raiseRevision(tx);
        for (const kind of plan.indexes) await takeNextIndex(tx, kind, database.kind);
      },
      { patienceMs: PATIENCE_MS },
    );
  } finally {
    search.close();
    await dropStaged(database, staged);
  }
  onProgress("loaded", 1);
  const drafting = options.draw ? draftingHere(options.draw) : openDrafting();
  try {
    await drawStructures(database, drafting, report("drawn"));
  } finally {
    await drafting.close();
  }
}

const COUNTED_AT_ONCE = 500;

async function* counted<Value>(
  values: AsyncIterable<Value>,
  report: Progress,
): AsyncGenerator<Value> {
  let count = 0;
  for await (const value of values) {
    yield value;
    count += 1;
    if (count % COUNTED_AT_ONCE === 0) report(count);
  }
}

/** Whether a catalogue stands in the database, whole and with its search index. */
export async function hasCatalogue(database: Database): Promise<boolean> {
  return (await readFact(database.read, "catalogue_kind")) !== undefined;
}

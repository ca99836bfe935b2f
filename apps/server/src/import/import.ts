import { CATALOGUE_TABLE } from "@reagent/domain/catalogue-columns";
import type { Database } from "../database/database.ts";
import { Collection } from "./collect.ts";
import { goodsFrom } from "./goods.ts";
import { addGoods, loadCatalogue } from "./load/load.ts";
import type { LoadOptions, LoadProgress } from "./load/load.ts";
import { placesOf } from "./places.ts";
import type { Problem } from "./problems.ts";
import { openTable } from "./table.ts";

/** The outcome of an import. */
export interface ImportReport {
  readonly rows: number;
  /** Skipped rows; each has at least one problem. */
  readonly badRows: number;
  /** Those of skipped rows, and of items whose structure could not be read in time. */
  readonly problems: readonly Problem[];
  readonly items: number;
  readonly packs: number;
  /** Unknown columns of the file. */
  readonly unknownColumns: readonly string[];
  /** Whether the catalogue was changed: not without a valid row, nor with `isStrict` and an invalid one. */
  readonly isDone: boolean;
}

/** Called as `LoadProgress`, and with the rows that are read. */
export type ImportProgress = (
  step: "read" | Parameters<LoadProgress>[0],
  count: number,
  total?: number,
) => void;

export interface ImportOptions extends Pick<LoadOptions, "draw" | "openPreparation"> {
  /** Makes the catalogue exactly what the file has; otherwise other goods stay. */
  readonly replaces?: boolean;
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  readonly onProgress?: ImportProgress;
}

/** The parts of a catalogue that no file has. */
const NOTHING_ELSE = {
  kind: "own",
  buildingBlockCategories: [],
  substances: [],
  items: [],
  instruments: [],
  articles: [],
  activities: [],
  pages: [],
  jobs: [],
  banners: [],
  notices: [],
  discounts: [],
  pictures: [],
} as const;

/**
 * Imports goods from a file into the catalogue, also while a server runs. Repeating it changes nothing. An invalid row is skipped and
 * reported, and the shop's pack with its product code stays. Throws `UnreadableFile`.
 */
export async function importCatalogue(
  database: Database,
  path: string,
  { replaces = false, isStrict = false, onProgress = () => {}, ...options }: ImportOptions = {},
): Promise<ImportReport> {
  const collection = await collectGoods(path, (rows) => onProgress("read", rows));
  const { items, rows, badRows, problems } = collection;
  const packs = [...items.values()].reduce((sum, item) => sum + item.packs.length, 0);
  const report = { rows, badRows, problems, items: items.size, packs };
  const isDone = items.size > 0 && !(isStrict && badRows > 0);
  if (isDone) {
    const places = await placesOf(database, collection);
    const goods = goodsFrom(collection.takeItems(), places);
    const onLate = (smiles: string) => collection.addLate(smiles);
    const loading = {
      ...options,
      onLate,
      onProgress: (step, count, total = step === "written" ? report.items : undefined) =>
        onProgress(step, count, total),
    } satisfies LoadOptions;
    await (replaces
      ? loadCatalogue(database, { ...NOTHING_ELSE, ...places }, { ...loading, goods })
      : addGoods(database, goods, {
          ...loading,
          writeBefore: (tx) => places.write(tx),
          keptPacks: collection.skipped,
        }));
  }
  return { ...report, unknownColumns: collection.unknownColumns, isDone };
}

/** Reads a file of goods. Throws `UnreadableFile`. */
export async function collectGoods(
  path: string,
  onProgress: (rows: number) => void = () => {},
): Promise<Collection> {
  const table = await openTable(path, CATALOGUE_TABLE);
  const collection = new Collection(table.header);
  for await (const records of table.records) {
    for (const record of records) collection.add(record);
    onProgress(collection.rows);
  }
  return collection;
}

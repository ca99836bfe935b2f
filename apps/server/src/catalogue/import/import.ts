import type { Database } from "../../database/database.ts";
import { addGoods, loadCatalogue } from "../load.ts";
import type { LoadOptions, LoadProgress } from "../load.ts";
import { Collection } from "./collect.ts";
import { goodsFrom } from "./goods.ts";
import { placesOf } from "./places.ts";
import type { Problem } from "./problems.ts";
import { openTable } from "./table.ts";

/** What became of a file. */
export interface ImportReport {
  readonly rows: number;
  /** Rows that were left out; each has a problem or several. */
  readonly badRows: number;
  readonly problems: readonly Problem[];
  readonly items: number;
  readonly packs: number;
  /** Columns of the file that are not known. */
  readonly unknownColumns: readonly string[];
  /** Whether the catalogue was changed: not where no row is good, or one is bad that must not be. */
  readonly isDone: boolean;
}

export interface ImportOptions extends Pick<LoadOptions, "draw"> {
  /** Makes the catalogue exactly what the file has; otherwise what the file does not have stays. */
  readonly replaces?: boolean;
  /** Changes nothing where any row is bad. */
  readonly isStrict?: boolean;
  readonly onProgress?: (step: "read" | Parameters<LoadProgress>[0], count: number) => void;
}

/** What no file tells of. */
const NOTHING_ELSE = {
  kind: "own",
  substances: [],
  items: [],
  instruments: [],
  articles: [],
  activities: [],
  banners: [],
  notices: [],
  discounts: [],
  pictures: [],
} as const;

/**
 * Brings a shop's own goods from a file into the catalogue, while a server may serve. Doing it again changes nothing. A row that is
 * bad is left out and named, and what the shop has under its product code stays. Throws `UnreadableFile`.
 */
export async function importCatalogue(
  database: Database,
  path: string,
  { replaces = false, isStrict = false, onProgress = () => {}, ...options }: ImportOptions = {},
): Promise<ImportReport> {
  const table = await openTable(path);
  const collection = new Collection(table.header);
  for await (const records of table.records) {
    for (const record of records) collection.add(record);
    onProgress("read", collection.rows);
  }
  const { items, rows, badRows, problems } = collection;
  const packs = [...items.values()].reduce((sum, item) => sum + item.packs.length, 0);
  const report = { rows, badRows, problems, items: items.size, packs };
  const isDone = items.size > 0 && !(isStrict && badRows > 0);
  if (isDone) {
    const places = await placesOf(database, collection);
    const goods = goodsFrom(collection.takeItems(), places);
    const loading = { ...options, onProgress };
    await (replaces
      ? loadCatalogue(database, { ...NOTHING_ELSE, ...places }, { ...loading, goods })
      : addGoods(database, goods, {
          ...loading,
          writeBefore: (tx) => places.write(tx),
          keptPacks: collection.leftOut,
        }));
  }
  return { ...report, unknownColumns: table.header.unknown, isDone };
}

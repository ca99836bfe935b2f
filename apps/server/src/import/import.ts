import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { dirname } from "node:path";
import type { ColumnName } from "@reagent/domain/catalogue-columns";
import { CATALOGUE_COLUMNS, CATALOGUE_TABLE, FEED_TABLE } from "@reagent/domain/catalogue-columns";
import type { Services } from "../calls/call.ts";
import type { Tx } from "../database/database.ts";
import { Collection } from "./collect.ts";
import { productCode } from "./collected-item.ts";
import type { Coming } from "./coming.ts";
import { goodsFrom, packsFrom, statedBy } from "./goods.ts";
import { expectPictures, storePictures, writeItemPictures } from "./item-pictures.ts";
import { type KnownGoods, NO_GOODS, readKnownGoods, readOwnGoods } from "./known-goods.ts";
import { changePacks } from "./load/change-packs.ts";
import { writeItemLinks } from "./load/item-links.ts";
import { addGoods, loadCatalogue } from "./load/load.ts";
import type { LoadOptions, LoadProgress } from "./load/load.ts";
import { writeImages } from "./load/picture-files.ts";
import type { Ids } from "./load/write.ts";
import { placesOf } from "./places.ts";
import type { Problem } from "./problems.ts";
import { columnsIn, openTable } from "./table.ts";
import { TWO_STOCKS } from "./text.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** What imports change: the database, and the files of goods. */
export type ImportStores = Pick<Services, "database" | "files">;

/** What an import says of a file. */
export interface FileReport {
  readonly rows: number;
  /** Skipped rows; each has at least one problem. */
  readonly badRows: number;
  /** Those of skipped rows, and of items whose structure could not be read in time. */
  readonly problems: readonly Problem[];
  /** Unknown columns of the file. */
  readonly unknownColumns: readonly string[];
  /** Whether its header names columns in Chinese. */
  readonly isChinese: boolean;
  /** Whether the catalogue may be changed: not without a valid row, nor with `isStrict` and a problem. */
  readonly isDone: boolean;
}

/** The outcome of an import of goods. */
export interface ImportReport extends FileReport {
  readonly items: number;
  readonly packs: number;
  /** How many of the items the shop has not had. */
  readonly newItems: number;
  /** Items whose further packs in the shop are not in the file, with the number of these; none where the file has packs alone. */
  readonly otherPacks: ReadonlyMap<string, number>;
}

/** Called as `LoadProgress`, and with the rows that are read. */
export type ImportProgress = (
  step: "read" | "changed" | Parameters<LoadProgress>[0],
  count: number,
  total?: number,
) => void;

export interface ImportOptions extends Pick<LoadOptions, "draw" | "openPreparation" | "now"> {
  /** Makes the catalogue exactly what the file has; otherwise what the file does not have stays. */
  readonly replaces?: boolean;
  /** Removes the packs of the file's items that the file does not have. */
  readonly prunes?: boolean;
  /** Only reads the file, and says what an import would do. */
  readonly isCheck?: boolean;
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  /** What earlier files of a folder bring; this file is only checked, and adds to it. */
  readonly coming?: Coming;
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
  notices: [],
  discounts: [],
  pictures: [],
  images: [],
} as const;

/**
 * Imports goods from a file into the catalogue, also while a server runs. Repeating it changes nothing, but where it changes stocks. Known items and packs keep what
 * the file has no column for. An invalid row is skipped and reported, and the shop's pack with its product code stays. Throws
 * `UnreadableFile`.
 */
export async function importCatalogue(
  stores: ImportStores,
  path: string,
  {
    replaces = false,
    prunes = false,
    isStrict = false,
    isCheck = false,
    coming,
    onProgress = () => {},
    ...options
  }: ImportOptions = {},
): Promise<ImportReport> {
  const { database } = stores;
  const own = await (replaces ? readOwnGoods(database) : readKnownGoods(database));
  const known = coming?.beside(own) ?? own;
  const collection = await collectGoods(path, known, (rows) => onProgress("read", rows));
  const ofItems = itemColumnsOf(collection);
  if (collection.columns.has("stock_change"))
    expectChangesAlone(collection, { ofItems, isWhole: replaces || prunes });
  await expectPictures(collection, dirname(path));
  const { items, rows, badRows, problems, unknownColumns, isChinese } = collection;
  const isFeed =
    !replaces && !prunes && ofItems.length === 0 && hasKnownPacksAlone(collection, known);
  const report = {
    rows,
    badRows,
    problems,
    unknownColumns,
    isChinese,
    items: items.size,
    packs: [...items.values()].reduce((sum, item) => sum + item.packs.length, 0),
    newItems: [...items.keys()].filter((code) => !known.item(code)).length,
    otherPacks: isFeed ? new Map<string, number>() : otherPacksOf(collection, known),
    isDone: items.size > 0 && !(isStrict && problems.length > 0),
  };
  coming?.addItems(items.values());
  if (!report.isDone || isCheck) return report;
  if (isFeed) {
    await changePacks(
      database,
      {
        stated: statedBy(collection.columns).packs,
        stockChanges: collection.stockChanges(),
        fileHash: await hashOf(path),
        packs: packsFrom(collection.takeItems()),
      },
      (count, total) => onProgress("changed", count, total),
    );
    onProgress("loaded", 1);
  } else {
    const places = await placesOf(database, collection);
    const links = collection.links();
    const { images, pictures } = await storePictures(stores, collection, dirname(path));
    const goods = goodsFrom(collection.takeItems(), places);
    const onLate = (smiles: string) => collection.addLate(smiles);
    const loading = {
      ...options,
      writeAfter: async (tx: Tx, ids: Ids) => {
        await writeItemLinks(tx, links, ids);
        await writeItemPictures(tx, pictures, ids);
        await writeImages(tx, images);
      },
      onLate,
      onProgress: (step, count, total = step === "written" ? report.items : undefined) =>
        onProgress(step, count, total),
    } satisfies LoadOptions & Record<string, unknown>;
    await (replaces
      ? loadCatalogue(database, { ...NOTHING_ELSE, ...places }, { ...loading, goods })
      : addGoods(database, goods, {
          ...loading,
          writeBefore: (tx) => places.write(tx),
          keeping: {
            packs: prunes ? collection.skipped : "all",
            stated: statedBy(collection.columns),
          },
        }));
  }
  return report;
}

/** The columns of a file that say something of items. */
function itemColumnsOf({ columns }: Collection): ColumnName[] {
  return CATALOGUE_COLUMNS.filter(
    ({ of, name }) => of === "item" && name !== "item_code" && columns.has(name),
  ).map(({ name }) => name);
}

/** Whether a file has packs of the shop alone. */
function hasKnownPacksAlone({ items }: Collection, known: KnownGoods): boolean {
  return [...items.values()].every(({ code, packs }) =>
    packs.every(({ cells }) => known.pack(productCode(code, cells.pack ?? "")) !== undefined),
  );
}

/** Throws `UnreadableFile` where a file that changes stocks says something else that does not fit. */
function expectChangesAlone(
  { columns }: Collection,
  { ofItems, isWhole }: { readonly ofItems: readonly string[]; readonly isWhole: boolean },
): void {
  if (columns.has("stock")) throw new UnreadableFile(TWO_STOCKS);
  if (ofItems.length > 0)
    throw new UnreadableFile(
      `A file with stock_change changes packs alone. Import these columns by another file: ${ofItems.join(", ")}.`,
    );
  if (isWhole)
    throw new UnreadableFile(
      "A file with stock_change cannot be imported with --replace or --prune.",
    );
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** How many packs the shop has of each item besides those of a file. */
function otherPacksOf({ items, skipped }: Collection, known: KnownGoods): Map<string, number> {
  const others = [...items.values()].map(({ code, packs }) => {
    const sizes = new Set(packs.map(({ cells }) => cells.pack));
    const other = known
      .packsOf(code)
      .filter(({ size }) => !sizes.has(size) && !skipped.has(productCode(code, size)));
    return [code, other.length] as const;
  });
  return new Map(others.filter(([, count]) => count > 0));
}

/** Reads a file of goods, which may be new or known. Throws `UnreadableFile`. */
export async function collectGoods(
  path: string,
  known: KnownGoods = NO_GOODS,
  onProgress: (rows: number) => void = () => {},
): Promise<Collection> {
  const columns = await columnsIn(path, CATALOGUE_TABLE);
  const isFeed = columns.has("product_code") && !(columns.has("item_code") && columns.has("pack"));
  const table = await openTable(path, isFeed ? FEED_TABLE : CATALOGUE_TABLE);
  const collection = new Collection(table.header, known);
  for await (const records of table.records) {
    for (const record of records) collection.add(record);
    onProgress(collection.rows);
  }
  collection.end();
  return collection;
}

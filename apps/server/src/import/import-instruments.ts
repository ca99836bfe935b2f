import { picturePaths } from "@reagent/api/contract/pictures";
import type { InstrumentColumn } from "@reagent/domain/instrument-columns";
import { attributesOf, type InstrumentCells } from "@reagent/domain/instrument-row";
import { fen, parseYuan } from "@reagent/domain/money";
import type { Selectable } from "kysely";
import { paragraph } from "../basics/escape-html.ts";
import type { ImageFile } from "../catalogue/catalogue.ts";
import { raiseRevision } from "../catalogue/revision.ts";
import type { Reader, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import { searchIn } from "../search/search-in.ts";
import {
  type CollectedInstrument,
  type CollectedInstruments,
  collectInstruments,
  type KnownInstruments,
} from "./collect-instruments.ts";
import type { FileReport, ImportStores } from "./import.ts";
import { storeImages, writeImages } from "./load/picture-files.ts";
import { reservedOf } from "./load/reserved.ts";
import { flag } from "./load/rows.ts";
import { storedInstrumentEntries } from "./load/search-entries.ts";
import { withoutFalsePromotion } from "./load/shop-goods.ts";
import { idsOf, upsertAll } from "./load/write.ts";
import { TWO_STOCKS } from "./text.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The outcome of an import of instruments and consumables. */
export interface InstrumentImportReport extends FileReport {
  readonly instruments: number;
  readonly skus: number;
}

export interface InstrumentImportOptions {
  /** Makes the instruments exactly what the file has; otherwise what the file does not have stays. */
  readonly replaces?: boolean;
  /** Removes the SKUs of the file's instruments that the file does not have. */
  readonly prunes?: boolean;
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  /** Only reads the file. */
  readonly isCheck?: boolean;
}

type InstrumentRow = Selectable<Schema["instruments"]>;
type SkuRow = Selectable<Schema["instrument_skus"]>;
type Columns = CollectedInstruments["columns"];

const NEW_INSTRUMENT: Omit<InstrumentRow, "id" | "code" | "position"> = {
  name_zh: "",
  name_en: "",
  summary_zh: "",
  summary_en: "",
  description_zh: "",
  description_en: "",
  return_terms_zh: "",
  return_terms_en: "",
  attributes_zh: "[]",
  attributes_en: "[]",
  kind: "instrument",
  category: "",
  category_zh: "",
  category_en: "",
  brand_zh: "",
  brand_en: "",
  picture: null,
};

const NEW_SKU: Omit<SkuRow, "id" | "code" | "position" | "instrument_id"> = {
  attributes_zh: "{}",
  attributes_en: "{}",
  list_price: fen(0),
  sales_price: fen(0),
  promotion: null,
  has_futures_discount: 0,
  stock: 0,
  delivery_zh: "现货",
  delivery_en: "In stock",
  expected_delivery_zh: "",
  expected_delivery_en: "",
  picture: null,
};

/**
 * Imports instruments and consumables from a file, in one transaction, also while a server runs. Known ones keep what the file has no
 * column for. The stock of the file is what lies on the shelf; what orders have reserved of it stays theirs. Throws `UnreadableFile`.
 */
export async function importInstruments(
  { database, files }: ImportStores,
  path: string,
  {
    replaces = false,
    prunes = false,
    isStrict = false,
    isCheck = false,
  }: InstrumentImportOptions = {},
): Promise<InstrumentImportReport> {
  const read = await collectInstruments(path, await readKnown(database.read));
  const { instruments, rows, badRows, problems, unknownColumns, isChinese } = read;
  if (read.columns.has("stock") && read.columns.has("stock_change"))
    throw new UnreadableFile(TWO_STOCKS);
  const report = {
    rows,
    badRows,
    problems,
    unknownColumns,
    isChinese,
    instruments: instruments.length,
    skus: instruments.reduce((sum, { skus }) => sum + skus.length, 0),
    isDone: instruments.length > 0 && !(isStrict && badRows > 0),
  };
  if (!report.isDone || isCheck) return report;
  const images = await storeImages(
    { database, files },
    instruments.flatMap(({ drawing }) => (typeof drawing === "object" ? drawing : [])),
  );
  await database.transact(
    async (tx) => {
      await write(tx, read, { replaces, prunes });
      await writeImages(tx, images);
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  const search = searchIn(database);
  try {
    await search.rebuild("instrument", await storedInstrumentEntries(database));
  } finally {
    search.close();
  }
  return report;
}

async function readKnown(read: Reader): Promise<KnownInstruments> {
  const instruments = await read.selectFrom("instruments").select("code").execute();
  const skus = await read
    .selectFrom("instrument_skus")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .select(["instrument_skus.code", "instruments.code as instrument"])
    .execute();
  return {
    codes: new Set(instruments.map(({ code }) => code)),
    skus: new Map(skus.map(({ code, instrument }) => [code, instrument])),
  };
}

async function write(
  tx: Tx,
  { instruments, columns, skipped }: CollectedInstruments,
  { replaces, prunes }: Required<Pick<InstrumentImportOptions, "replaces" | "prunes">>,
): Promise<void> {
  const codes = new Set(instruments.map(({ code }) => code));
  const stored = await tx.selectFrom("instruments").selectAll().orderBy("position").execute();
  if (replaces) {
    const others = stored.filter(({ code }) => !codes.has(code)).map(({ id }) => id);
    if (others.length > 0) await tx.deleteFrom("instruments").where("id", "in", others).execute();
  }
  const ids = idsOf(stored);
  const storedSkus = await tx
    .selectFrom("instrument_skus")
    .selectAll()
    .orderBy("position")
    .execute();
  const skuIds = idsOf(storedSkus);
  const reserved = await reservedOf(tx, "instrument", columns.has("stock") ? storedSkus : []);
  let place = stored.reduce((most, { position }) => Math.max(most, position + 1), 0);
  for (const instrument of instruments) {
    const { code, cells, drawing } = instrument;
    const known = stored.find((each) => each.code === code);
    const id = ids.of(code);
    const before = storedSkus.filter((sku) => sku.instrument_id === id);
    const inFile = new Set(instrument.skus.map((sku) => sku.code));
    const gone = before.filter((sku) => prunes && !inFile.has(sku.code) && !skipped.has(sku.code));
    if (gone.length > 0)
      await tx
        .deleteFrom("instrument_skus")
        .where(
          "id",
          "in",
          gone.map((sku) => sku.id),
        )
        .execute();
    const skus = skusOf(instrument, {
      before: before.filter((sku) => !gone.includes(sku)),
      columns,
      id,
      idOf: (each) => skuIds.of(each),
      reserved,
    });
    const row: InstrumentRow = {
      ...NEW_INSTRUMENT,
      ...known,
      ...factsOf(cells, columns),
      ...attributesOfAll(skus),
      id,
      code,
      position: known?.position ?? place++,
    };
    if (drawing === undefined && columns.has("picture") && row.picture !== null) {
      await tx.deleteFrom("pictures").where("name", "=", row.picture).execute();
      row.picture = null;
    }
    if (drawing !== undefined) {
      row.picture = `instrument-${code.toLowerCase()}`;
      await upsertAll(tx, "pictures", "name", [{ name: row.picture, markup: markupOf(drawing) }]);
    }
    await upsertAll(tx, "instruments", "id", [row]);
    await upsertAll(
      tx,
      "instrument_skus",
      "id",
      skus.map((sku) => ({ ...sku, picture: row.picture })),
    );
  }
  await raiseRevision(tx);
}

const markupOf = (drawing: string | ImageFile): string =>
  typeof drawing === "string" ? drawing : picturePaths.file(drawing.name);

/** The two columns of a text that a file has, where it has them. */
function textOf<
  Name extends
    | "name"
    | "category"
    | "brand"
    | "summary"
    | "description"
    | "return_terms"
    | "delivery"
    | "expected_delivery",
>(
  name: Name,
  cells: InstrumentCells,
  columns: Columns,
  form = (text: string) => text,
): Partial<Record<`${Name}_zh` | `${Name}_en`, string>> {
  const [zh, en] = [cells[`${name}_zh`], cells[`${name}_en`]];
  const texts = { [`${name}_zh`]: zh ?? en ?? "", [`${name}_en`]: en ?? zh ?? "" };
  const isNew = (column: string) => columns.has(column as InstrumentColumn);
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([column]) => isNew(column))
      .map(([column, text]) => [column, form(text)]),
  ) as Partial<Record<`${Name}_zh` | `${Name}_en`, string>>;
}

/** The facts of an instrument that a file states. */
function factsOf(cells: InstrumentCells, columns: Columns): Partial<InstrumentRow> {
  return {
    ...textOf("name", cells, columns),
    ...textOf("category", cells, columns),
    ...textOf("brand", cells, columns),
    ...textOf("summary", cells, columns),
    ...textOf("description", cells, columns, paragraph),
    ...textOf("return_terms", cells, columns, paragraph),
    ...(columns.has("consumable") && {
      kind: cells.consumable === "1" ? "consumable" : "instrument",
    }),
  };
}

/** All SKUs of an instrument: those of the file, and the others of the shop. */
function skusOf(
  { skus }: CollectedInstrument,
  {
    before,
    columns,
    id,
    idOf,
    reserved,
  }: {
    readonly before: readonly SkuRow[];
    readonly columns: Columns;
    readonly id: number;
    readonly idOf: (code: string) => number;
    readonly reserved: ReadonlyMap<string, number>;
  },
): SkuRow[] {
  let place = before.reduce((most, { position }) => Math.max(most, position + 1), 0);
  const changed = new Map(
    skus.map(({ code, cells }) => {
      const known = before.find((each) => each.code === code);
      const position = known?.position ?? place++;
      const shelf = { stock: known?.stock ?? 0, reserved: reserved.get(code) ?? 0 };
      const row = { ...NEW_SKU, ...known, ...offerOf(cells, columns, shelf) };
      return [code, { ...row, id: idOf(code), instrument_id: id, code, position }];
    }),
  );
  const others = before.filter(({ code }) => !changed.has(code));
  return [...others, ...[...changed.values()].map(withoutFalsePromotion)].toSorted(
    (one, other) => one.position - other.position,
  );
}

/** What a file states of a SKU, of which the shop offers `stock` and orders have reserved some more. */
function offerOf(
  cells: InstrumentCells,
  columns: Columns,
  { stock, reserved }: { readonly stock: number; readonly reserved: number },
): Partial<SkuRow> {
  const sales = parseYuan(cells.sales_price ?? "");
  const [zh, en] = [
    attributesOf(cells.attributes_zh ?? ""),
    attributesOf(cells.attributes_en ?? ""),
  ];
  const json = (attributes: typeof zh) =>
    JSON.stringify(Object.fromEntries(attributes.map(({ name, value }) => [name, value])));
  return {
    ...textOf("delivery", cells, columns),
    ...textOf("expected_delivery", cells, columns),
    ...(columns.has("attributes_zh") && {
      attributes_zh: json(zh),
      attributes_en: json(en.length > 0 ? en : zh),
    }),
    ...(columns.has("list_price") && { list_price: parseYuan(cells.list_price ?? "") ?? fen(0) }),
    ...(columns.has("sales_price") && {
      sales_price: sales ?? fen(0),
      promotion: sales === undefined ? null : "special-price",
    }),
    ...(columns.has("futures_discount") && {
      has_futures_discount: flag(cells.futures_discount === "1"),
    }),
    ...(cells.stock_change !== undefined && {
      stock: Math.max(0, stock + Number(cells.stock_change)),
    }),
    ...(columns.has("stock") && { stock: Math.max(0, Number(cells.stock ?? "0") - reserved) }),
  };
}

/** The attributes in which the SKUs of an instrument differ, with all their values, in both languages. */
function attributesOfAll(
  skus: readonly SkuRow[],
): Pick<InstrumentRow, "attributes_zh" | "attributes_en"> {
  const valuesIn = (column: "attributes_zh" | "attributes_en") => {
    const values = new Map<string, Set<string>>();
    for (const sku of skus) {
      for (const [name, value] of Object.entries(JSON.parse(sku[column]) as Record<string, string>))
        values.set(name, (values.get(name) ?? new Set()).add(value));
    }
    return JSON.stringify([...values].map(([name, all]) => ({ name, values: [...all] })));
  };
  return { attributes_zh: valuesIn("attributes_zh"), attributes_en: valuesIn("attributes_en") };
}

import type { Readable } from "node:stream";
import type { ProductDataFile } from "@reagent/api/contract/product-data";
import { CATALOGUE_COLUMNS, type ColumnName } from "@reagent/domain/catalogue-columns";
import { SIGNAL_WORDS } from "@reagent/domain/ghs";
import { fen, toYuan } from "@reagent/domain/money";
import { priceBarrier } from "@reagent/domain/purchase";
import { type CsvColumn, csvStream } from "../../basics/csv-stream.ts";
import { inLanguage, type Language, type LocalizedText } from "../../basics/language.ts";
import type { PriceViewer } from "../../basics/viewer.ts";
import { readCategories } from "../../catalogue/categories.ts";
import { packsFor } from "../../catalogue/packs.ts";
import { ownPrice, soldAs } from "../../catalogue/prices.ts";
import type { Reader } from "../../database/database.ts";

/** Items read at a time, so that a large download neither fills the memory nor delays other calls. */
const ITEMS_AT_A_TIME = 100;

/** The ids of the categories at and below each top category. */
async function topCategories(read: Reader) {
  const rows = await readCategories(read);
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id);
  const idsFrom = (id: number): number[] => [
    id,
    ...(childrenOf.get(id) ?? []).flatMap((child) => idsFrom(child.id)),
  ];
  return (childrenOf.get(null) ?? []).map((row) => ({ row, ids: idsFrom(row.id) }));
}

/** The files of product data: one for each top category. An item is in the file of its first category, and in no other. */
export async function listFiles(read: Reader, language: Language): Promise<ProductDataFile[]> {
  const counts = await read
    .selectFrom("item_categories")
    .select(({ fn }) => ["category_id", fn.countAll<number>().as("items")])
    .where("position", "=", 0)
    .groupBy("category_id")
    .execute();
  const itemsIn = new Map(counts.map(({ category_id, items }) => [category_id, Number(items)]));
  return (await topCategories(read)).map(({ row, ids }) => ({
    categoryId: String(row.id),
    category: inLanguage(row, "name", language),
    items: ids.reduce((sum, id) => sum + (itemsIn.get(id) ?? 0), 0),
  }));
}

const fileTitle: LocalizedText = { zh: "产品资料", en: "Product data" };

export function fileNameOf({ category }: ProductDataFile, language: Language): string {
  return `${fileTitle[language]}-${category}.csv`;
}

interface FileRequest {
  readonly categoryId: string;
  /** Whose own prices it has, and of when. */
  readonly viewer: PriceViewer;
  readonly language: Language;
}

/** One file as CSV. */
export const csvOf = (read: Reader, request: FileRequest): Readable =>
  csvStream(rowsOf(read, request), columns, request.language);

async function* rowsOf(read: Reader, { categoryId, viewer }: FileRequest) {
  const top = (await topCategories(read)).find(({ row }) => String(row.id) === categoryId);
  let last = 0;
  for (;;) {
    const items = await read
      .selectFrom("item_categories")
      .select("item_id")
      .where("position", "=", 0)
      .where("category_id", "in", top?.ids ?? [])
      .where("item_id", ">", last)
      .orderBy("item_id")
      .limit(ITEMS_AT_A_TIME)
      .execute();
    const lastItem = items.at(-1);
    if (!lastItem) return;
    last = lastItem.item_id;
    const ids = items.map(({ item_id }) => item_id);
    yield* await packRows(read, ids, viewer);
  }
}

const packRows = (read: Reader, itemIds: readonly number[], viewer: PriceViewer) =>
  packsFor(read, viewer)
    .select([
      "items.formula",
      "items.molecular_weight",
      "items.storage_zh",
      "items.storage_en",
      "items.signal",
      "items.ghs_pictograms",
      "items.hazard_codes",
      "items.hazard_basis",
      "items.un_number",
      "items.exposure_limits_zh",
      "items.exposure_limits_en",
    ])
    .where("packs.item_id", "in", itemIds)
    .orderBy("packs.item_id")
    .orderBy("packs.position")
    .orderBy("packs.id")
    .execute();

type PackRow = Awaited<ReturnType<typeof packRows>>[number];

type Column = CsvColumn<PackRow>;

/** A column with the name that it has in the catalogue file of an import. */
function shared(
  name: ColumnName,
  value: Column["value"],
  { isText = false }: Pick<Column, "isText"> = {},
): Column {
  const chinese = CATALOGUE_COLUMNS.find((column) => column.name === name)?.chinese ?? name;
  return { header: { zh: chinese, en: name }, value, isText };
}

const listed = (json: string) => (JSON.parse(json) as readonly string[]).join(" ");

const isPriced = (row: PackRow) => priceBarrier(soldAs(row)) === undefined;

const columns: readonly Column[] = [
  shared("item_code", (row) => row.item_code),
  { header: { zh: "货号", en: "product_code" }, value: (row) => row.code },
  shared("name_zh", (row) => row.name_zh),
  shared("name_en", (row) => row.name_en),
  shared("cas", (row) => row.cas ?? "", { isText: true }),
  shared("formula", (row) => row.formula ?? ""),
  shared("molecular_weight", (row) => row.molecular_weight ?? ""),
  {
    header: { zh: "规格", en: "grade" },
    value: (row, language) => inLanguage(row, "specification", language),
  },
  shared("pack", (row) => row.pack),
  { header: { zh: "单位", en: "unit" }, value: (row) => row.unit },
  shared("list_price", (row) => (isPriced(row) ? toYuan(fen(row.list_price)) : "")),
  {
    header: { zh: "您的折扣价", en: "your_price" },
    value: (row) => (isPriced(row) ? toYuan(ownPrice(row)) : ""),
  },
  {
    header: { zh: "贮存", en: "storage" },
    value: (row, language) => inLanguage(row, "storage", language) ?? "",
  },
  shared("signal", (row, language) => (row.signal ? SIGNAL_WORDS[row.signal][language] : "")),
  shared("pictograms", (row) => listed(row.ghs_pictograms)),
  shared("hazard_statements", (row) => listed(row.hazard_codes)),
  shared("hazard_basis", (row) => row.hazard_basis ?? ""),
  shared("un_number", (row) => row.un_number ?? "", { isText: true }),
  {
    header: { zh: "职业接触限值", en: "exposure_limits_en" },
    value: (row, language) => inLanguage(row, "exposure_limits", language) ?? "",
  },
];

import type { CellFault } from "./catalogue-cell.ts";
import { entriesOf, PATH_SEPARATOR, readCell } from "./catalogue-cell.ts";
import { CATALOGUE_COLUMNS } from "./catalogue-columns.ts";
import type { ColumnName, ItemColumn, PackColumn } from "./catalogue-columns.ts";
import { parseYuan } from "./money.ts";

/** Why a row is rejected, and the cell. */
export interface RowProblem {
  readonly column: ColumnName;
  readonly fault: CellFault | RowFault;
}

/** A problem of a cell that can be read by itself. */
export type RowFault =
  | "missing"
  | "sales-price-above"
  | "names-do-not-match"
  | "bulk-and-brand"
  | "level-differs"
  | "promotion-without-price"
  | "classified-and-not";

/** A row of a catalogue file: its cells without blank ones and those without a column. */
export interface CatalogueRow {
  readonly item: Readonly<Partial<Record<ItemColumn, string>>>;
  readonly pack: Readonly<Partial<Record<PackColumn, string>>>;
}

export type ReadRow =
  | { readonly kind: "read"; readonly row: CatalogueRow }
  | {
      readonly kind: "bad";
      readonly problems: readonly RowProblem[];
      /** The cells that could be read. */
      readonly known: CatalogueRow;
    };

/** The safe level of low-boiling items (storefront §8, empty states). */
export const LOW_BOILING_LEVEL = "5";

/** Columns whose English entries translate the Chinese ones, one for one. */
const IN_STEP = [
  ["category_zh", "category_en"],
  ["product_line_zh", "product_line_en"],
] as const;

/**
 * Reads a row of a catalogue file, a pack of an item, from the cells of its columns. Returns all problems, not only the first. The name
 * is not required here: the first row of an item gives it for all. Nor is a column that the file does not have.
 */
export function readRow(written: Readonly<Partial<Record<ColumnName, string>>>): ReadRow {
  const problems: RowProblem[] = [];
  const item: Partial<Record<ItemColumn, string>> = {};
  const pack: Partial<Record<PackColumn, string>> = {};
  for (const { name, of, kind } of CATALOGUE_COLUMNS) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "faulty") problems.push({ column: name, fault: cell.fault });
    else if (cell.text !== "" && of === "item") item[name] = cell.text;
    else if (cell.text !== "" && of === "pack") pack[name] = cell.text;
  }
  const faulty = new Set(problems.map(({ column }) => column));
  for (const { beside, ...problem } of acrossCells(item, pack, written)) {
    if (!faulty.has(problem.column) && !faulty.has(beside)) problems.push(problem);
  }
  return problems.length > 0
    ? { kind: "bad", problems, known: { item, pack } }
    : { kind: "read", row: { item, pack } };
}

/** The problems of cells that can be read, each with the column `beside` that it was compared with. */
function* acrossCells(
  item: CatalogueRow["item"],
  pack: CatalogueRow["pack"],
  written: Readonly<Partial<Record<ColumnName, string>>>,
): Generator<RowProblem & { readonly beside: ColumnName }> {
  const missing = (column: ColumnName, beside = column) =>
    ({ column, beside, fault: "missing" }) as const;
  if (item.item_code === undefined) yield missing("item_code");
  if (pack.pack === undefined) yield missing("pack");
  if ("list_price" in written && pack.list_price === undefined && !isUnpriced(pack)) {
    yield missing("list_price", "price_on_request");
  }
  if (item.bulk === "1" && item.special_brand === "1") {
    yield { column: "special_brand", beside: "bulk", fault: "bulk-and-brand" };
  }
  if (item.low_boiling !== undefined && item.safety_level !== undefined) {
    const isLowest = item.safety_level === LOW_BOILING_LEVEL;
    if (isLowest !== (item.low_boiling === "1"))
      yield { column: "safety_level", beside: "low_boiling", fault: "level-differs" };
  }
  if (item.hazard_basis === "not-classified" && item.hazard_statements !== undefined) {
    yield { column: "hazard_basis", beside: "hazard_statements", fault: "classified-and-not" };
  }
  const [sales, list] = [pack.sales_price, pack.list_price].map((text) => parseYuan(text ?? ""));
  if (sales !== undefined && list !== undefined && sales > list) {
    yield { column: "sales_price", beside: "list_price", fault: "sales-price-above" };
  }
  if (pack.other_promotion === "1" && "sales_price" in written && sales === undefined) {
    yield { column: "other_promotion", beside: "sales_price", fault: "promotion-without-price" };
  }
  for (const [chinese, english] of IN_STEP) {
    const translated = item[english];
    if (translated !== undefined && shapeOf(translated) !== shapeOf(item[chinese] ?? "")) {
      yield { column: english, beside: chinese, fault: "names-do-not-match" };
    }
  }
}

/** Whether a pack needs no price: it is given on request, by enquiry, or as that of a bulk size. */
export function isUnpriced(pack: CatalogueRow["pack"]): boolean {
  return [pack.price_on_request, pack.enquiry_only, pack.bulk_pack].includes("1");
}

/** How many levels each entry of a list has. */
function shapeOf(list: string): string {
  return entriesOf(list)
    .map((entry) => entry.split(PATH_SEPARATOR).length)
    .join();
}

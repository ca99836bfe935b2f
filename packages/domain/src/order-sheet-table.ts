import { isMoney, isProduct, MOST_FACTORS, worthOf } from "./line-quantity.ts";
import {
  type OrderColumn,
  orderColumn,
  type OrderColumns,
  orderColumns,
} from "./order-sheet-head.ts";
import { readOrderSheetLine } from "./order-sheet-line.ts";
import { namedDelimiter, textRows } from "./table-text.ts";
import { readTypedQuantity } from "./typed-quantity.ts";

/** A row of a pasted list. */
export type PastedRow = {
  /** What it orders, as `readOrderSheetLine` reads it. */
  readonly text: string;
  /** Its quantity as it was written; undefined where the quantity of the text holds. */
  readonly quantity?: string | undefined;
};

type Cells = readonly string[];

/** A head is in one of the first rows, below a title. */
const MOST_ROWS_ABOVE = 10;
const DELIMITERS = ["\t", ",", ";"];
const NUMBER = /^[¥$]?\s*-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s*元?$/u;
const SUM = /^(?:合计|总计|小计|共计|总价|sum|total|subtotal|grandtotal)[:：]?$/iu;
const MEASURE = /^(?:kg|mg|μg|ug|ml|μl|ul|g|l|千克|公斤|毫克|微克|克|毫升|微升|升)$/iu;
const OWN_CODE = /^[a-z]\d{6}(?![a-z\d])/iu;
const RUNNING = /^\s*(\d{1,4})\s+(?=\S)/u;

/**
 * Reads a pasted list: the rows of a table of a spreadsheet, or lines of text. A table's columns are told by their heads and by what their
 * cells hold, never by their order, but that running numbers stand before the products; these, prices, sums and rows of totals are left out.
 */
export function readPastedOrder(text: string): PastedRow[] {
  const plain = withLineFeeds(text);
  const named = namedDelimiter(plain);
  const delimiter = named ?? DELIMITERS.find((each) => isTable(plain, each));
  if (delimiter === undefined) return readLines(plain);
  const all = [...textRows(plain, delimiter)]
    .map(({ cells }) => cells.map((cell) => cell.replaceAll(/\s+/gu, " ")))
    .filter((cells) => cells.some((cell) => cell !== ""));
  const rows = named === undefined ? all : all.slice(1);
  const head = headOf(rows);
  if (!head) return readUnheadedOrder(rows);
  return rows.slice(head.at + 1).flatMap((cells) => readHeadedRow(cells, head.columns) ?? []);
}

/** The cells of a pasted column of quantities without its head, blank ones between others included. */
export function readPastedQuantities(text: string): string[] {
  const cells = [...textRows(withLineFeeds(text).trimEnd(), "\t")].map((row) =>
    row.cells.join("\t"),
  );
  return orderColumn(cells[0] ?? "") === "quantity" ? cells.slice(1) : cells;
}

/** Whether a pasted text has several lines. */
export const hasLines = (text: string): boolean => withLineFeeds(text).trim().includes("\n");

const withLineFeeds = (text: string): string =>
  text.replace(/^\uFEFF/u, "").replaceAll(/\r\n|[\r\u2028\u2029\v\f]/gu, "\n");

/** Whether a text is a table with a delimiter: any text with tabs, and one with a head. */
function isTable(text: string, delimiter: string): boolean {
  if (delimiter === "\t") return text.includes(delimiter);
  const [first] = textRows(text.trimStart(), delimiter);
  return first !== undefined && first.cells.length > 1 && orderColumns(first.cells) !== undefined;
}

interface Head {
  readonly at: number;
  readonly columns: OrderColumns;
}

/** The row of heads, above which there may be titles of one cell. */
function headOf(rows: readonly Cells[]): Head | undefined {
  for (const [at, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const columns = orderColumns(cells);
    if (columns) return { at, columns };
    if (cells.filter((cell) => cell !== "").length > 1) return undefined;
  }
  return undefined;
}

/** What a row below the heads orders; undefined for sums of others, repeated heads, and numbers alone. */
export function readHeadedRow(cells: Cells, columns: OrderColumns): PastedRow | undefined {
  if (isTotal(cells) || orderColumns(cells)) return undefined;
  const hasProduct = columns.some((each) => each === "name" || each === "cas" || each === "code");
  const of = (column: OrderColumn | undefined) =>
    cells.filter((cell, each) => cell !== "" && columns[each] === column);
  const written = of("quantity").find((cell) => readTypedQuantity(cell).kind === "quantity");
  /* A head may be wrong: a cell below 数量 may be an amount, and one below No. a code. Words below 数量 are a quantity that is no number. */
  const others = [
    ...of("running-number"),
    ...of("number"),
    ...(written === undefined
      ? of("quantity").filter((cell) => !hasProduct || !isWords(cell))
      : []),
  ].filter((cell) => written !== cell && !NUMBER.test(cell));
  const [cas] = of("cas");
  const [name] = of("name");
  const codes = of("code").filter(
    (cell) => OWN_CODE.test(cell) || (!cas && !name && !NUMBER.test(cell)),
  );
  const unknown = hasProduct ? [] : of(undefined).filter((cell) => !NUMBER.test(cell));
  const sizes = of("specification").map((cell) => withUnit(cell, of("unit")));
  const parts = [...codes, cas, name, ...unknown, ...sizes, ...others].filter(isPresent);
  const filled = cells.filter((cell) => cell !== "");
  if (parts.length === 0)
    return filled.every((cell) => NUMBER.test(cell)) ? undefined : { text: filled.join("\t") };
  const text = parts.join("\t");
  if (written !== undefined) return { text, quantity: written };
  const isInText = readOrderSheetLine(others.join("\t")).parts.length > 0;
  const isBlank = columns.includes("quantity") && !isInText;
  return isBlank ? { text, quantity: of("quantity")[0] ?? "" } : { text };
}

/** A bare number in a column of sizes with the measure in the column of units. */
const withUnit = (cell: string, units: Cells): string =>
  NUMBER.test(cell) ? `${cell}${units.find((unit) => MEASURE.test(unit)) ?? ""}` : cell;

const isPresent = (cell: string | undefined): cell is string => cell !== undefined;

/** Whether a text has no code, number or amount. */
const isWords = (cell: string): boolean =>
  readOrderSheetLine(cell).parts.every(({ kind }) => kind === "name");

/** Whether a row has the sums of others. */
const isTotal = (cells: Cells): boolean => {
  const texts = cells.filter((cell) => cell !== "" && !NUMBER.test(cell));
  return texts.length > 0 && texts.every((cell) => SUM.test(cell.replaceAll(" ", "")));
};

/** Reads a table without heads by what its columns hold. */
export function readUnheadedOrder(all: readonly Cells[]): PastedRow[] {
  const rows = all.filter((cells) => !isTotal(cells));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((cells) => cells[at] ?? ""));
  const isNumeric = columns.map(
    (cells) =>
      cells.some((cell) => cell !== "") && cells.every((cell) => cell === "" || NUMBER.test(cell)),
  );
  const numeric = columns.map((cells, at) => ({ cells, at })).filter(({ at }) => isNumeric[at]);
  const firstText = columns.findIndex(
    (cells, at) => isNumeric[at] === false && cells.some((cell) => cell !== ""),
  );
  /* Behind a product, the numbers 1, 2, 3 are quantities. */
  const running =
    rows.length > 1
      ? numeric.find(({ cells, at }) => at < firstText && isRunning(cells))
      : undefined;
  const money = numeric.filter(({ cells }) => cells.some((cell) => cell !== "" && isMoney(cell)));
  const rest = numeric.filter((each) => each !== running && !money.includes(each));
  const counts = rest.filter(
    (each) =>
      !isSumOf(
        each.cells,
        numeric.filter((other) => other !== each && other !== running),
      ),
  );
  const [quantity, ...others] = counts;
  const isCertain = rows.length > 1 && quantity !== undefined && others.length === 0;
  return rows.map((cells) => {
    const isLeftOut = (at: number) =>
      rows.length > 1 &&
      (running?.at === at ||
        (isCertain && isNumeric[at] === true) ||
        money.some((each) => each.at === at));
    const filled = cells.filter((cell) => cell !== "");
    const parts = cells.filter((cell, at) => cell !== "" && !isLeftOut(at));
    if (parts.length === 0) return { text: filled.join("\t") };
    const text = parts.join("\t");
    const written = isCertain ? cells[quantity.at] : undefined;
    return written === undefined || written === "" ? { text } : { text, quantity: written };
  });
}

/** Whether the cells of a column count its rows. */
const isRunning = (cells: Cells): boolean =>
  cells.every((cell, at) => /^\d+$/u.test(cell) && Number(cell) === Number(cells[0]) + at);

/** Whether the cells of a column are the products of two other columns: of prices and quantities. */
function isSumOf(cells: Cells, others: readonly { readonly cells: Cells }[]): boolean {
  if (others.length > MOST_FACTORS) return false;
  const worth = (of: Cells, at: number) => worthOf(of[at] ?? "");
  return others.some((one, place) =>
    others
      .slice(place + 1)
      .some((other) =>
        cells.every((_, at) =>
          isProduct(worth(cells, at), worth(one.cells, at), worth(other.cells, at)),
        ),
      ),
  );
}

/** Reads lines of text. Numbers that count the lines are left out. */
function readLines(text: string): PastedRow[] {
  const all = text.split("\n").filter((line) => line.trim() !== "");
  const isHead = orderColumns(all[0]?.trim().split(/\s+/u) ?? []) !== undefined;
  const lines = isHead && all.length > 1 ? all.slice(1) : all;
  const running = lines.map((line) => RUNNING.exec(line)?.[1] ?? "");
  const isCounted = lines.length > 1 && isRunning(running);
  return lines.map((line) => ({ text: isCounted ? line.replace(RUNNING, "") : line }));
}

import { type CellObject, read, SSF, type WorkSheet } from "@e965/xlsx";
import {
  LONGEST_CELL,
  MOST_SHEET_ROWS,
  readOrderRow,
  type SheetCell,
  uploadColumns,
} from "@reagent/domain/order-row";
import { LONGEST_SHEET_LINE } from "@reagent/domain/order-sheet-choice";
import { type OrderColumns, orderColumns } from "@reagent/domain/order-sheet-head";
import { readOrderSheetLine } from "@reagent/domain/order-sheet-line";
import {
  type PastedRow,
  readHeadedRow,
  readUnheadedOrder,
} from "@reagent/domain/order-sheet-table";
import type { SheetRow } from "../../ordering/cart/add-rows.ts";
import { MOST_COLUMNS, MOST_ROWS } from "./sound-xml.ts";
import { unpackWorkbook, type ZipProblem } from "./unpack-zip.ts";

/** Why a sheet is refused as a whole, by the name of its message. */
export type SheetRefusal = ZipProblem | "noColumns" | "noRows" | "tooManyRows";

/** The rows of a workbook, or why it is refused. */
export type ReadRows<Row> = { readonly rows: readonly Row[] } | { readonly refusal: SheetRefusal };

const ZIP = Buffer.from("PK\u0003\u0004");
const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** The part of a compound file that has an encrypted workbook. */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");
/** The heads are in one of the first rows, below a title. */
const MOST_ROWS_ABOVE = 50;
/** Columns further to the right are not read. */
const MOST_COLUMNS_READ = 256;

const { is_date: isDate } = SSF as { readonly is_date: (format: string) => boolean };

type Cells = (CellObject | undefined)[];

/** A sheet with its heads; undefined where it has none. */
interface Sheet {
  readonly name: string;
  readonly cells: readonly (Cells | undefined)[];
  readonly head: { readonly at: number; readonly columns: OrderColumns } | undefined;
  /** The rows whose cell in a column is part of a merged one that begins further up, with the row where it begins. */
  readonly mergedIn: (column: number) => ReadonlyMap<number, number>;
}

/**
 * Reads the rows that go into the cart: of each sheet with a column of quantities and one of codes, CAS numbers or names. Every row below
 * the heads with something in it becomes a row.
 */
export const readOrder = (bytes: Buffer): ReadRows<SheetRow> =>
  readWorkbook(bytes, (sheets) => {
    const read = sheets.flatMap((sheet) => {
      const rows = uploadedRows(sheet);
      return rows ? [{ name: sheet.name, rows }] : [];
    });
    const filled = read.filter(({ rows }) => rows.length > 0);
    const rows = filled.flatMap(({ name, rows: own }) =>
      own.map((row) => ({ ...row, sheet: filled.length > 1 ? name : "" })),
    );
    return read.length === 0 ? "noColumns" : rows;
  });

/**
 * Reads the rows that fill an order sheet, as `readPastedOrder` reads those that are pasted: of each sheet with heads, and where none has
 * any, of all sheets by what their columns hold.
 */
export const readLines = (bytes: Buffer): ReadRows<PastedRow> =>
  readWorkbook(bytes, (sheets) => {
    const headed = sheets.filter(({ head }) => head !== undefined);
    return headed.length > 0
      ? headed.flatMap((sheet) =>
          headedRows(sheet).flatMap(({ texts, columns }) => readHeadedRow(texts, columns) ?? []),
        )
      : sheets.flatMap(({ cells }) => {
          const rows = cells.map(textsOf).filter((texts) => texts.some((text) => text !== ""));
          return rows.length > MOST_SHEET_ROWS ? rows.map(asLine) : readUnheadedOrder(rows);
        });
  });

/** A row as a line. More of them than a workbook may have are counted, not read. */
const asLine = (texts: readonly string[]): PastedRow => ({ text: texts.join("\t") });

/**
 * Reads a workbook, xlsx or xls by its content. Formulas have the values that they were stored with; they are not calculated, and macros
 * are not read.
 */
function readWorkbook<Row>(
  bytes: Buffer,
  rowsOf: (sheets: readonly Sheet[]) => readonly Row[] | SheetRefusal,
): ReadRows<Row> {
  const isZip = bytes.subarray(0, 4).equals(ZIP);
  if (!isZip && !bytes.subarray(0, 8).equals(COMPOUND_FILE)) return { refusal: "content" };
  if (!isZip && bytes.includes(ENCRYPTED)) return { refusal: "encrypted" };
  const unpacked = isZip ? unpackWorkbook(bytes) : bytes;
  if (typeof unpacked === "string") return { refusal: unpacked };
  try {
    const book = read(unpacked, { type: "buffer", dense: true, cellHTML: false, cellNF: true });
    if (!Object.values(book.Sheets).every(isWithinSheet)) return { refusal: "damaged" };
    const sheets = book.SheetNames.map((name) => sheetOf(name, book.Sheets[name] as WorkSheet));
    if (sheets.every(({ cells }) => cells.every(isBlank))) return { refusal: "noRows" };
    const rows = rowsOf(sheets);
    if (typeof rows === "string") return { refusal: rows };
    if (rows.length === 0) return { refusal: "noRows" };
    return rows.length > MOST_SHEET_ROWS ? { refusal: "tooManyRows" } : { rows };
  } catch (failure) {
    const isEncrypted = failure instanceof Error && /password|encrypt/iu.test(failure.message);
    return { refusal: isEncrypted ? "encrypted" : "damaged" };
  }
}

const cellsOf = (sheet: WorkSheet): (Cells | undefined)[] =>
  (sheet["!data"] as (Cells | undefined)[] | undefined) ?? [];

/** Whether the cells and the merged cells are those of a sheet; other formats than xlsx are not checked elsewhere. */
function isWithinSheet(sheet: WorkSheet): boolean {
  const rows = cellsOf(sheet);
  const merged = (sheet["!merges"] ?? []).reduce((sum, { s, e }) => sum + e.r - s.r, 0);
  return (
    rows.length <= MOST_ROWS &&
    merged <= MOST_ROWS * MOST_COLUMNS_READ &&
    rows.every((cells) => (cells ?? []).length <= MOST_COLUMNS)
  );
}

const shownOf = (cell: CellObject | undefined): string =>
  cell === undefined || cell.t === "z" ? "" : String(cell.w ?? cell.v ?? "");

/** Whether a row has nothing; a formula without a stored value is something. */
const isBlank = (cells: Cells | undefined): boolean =>
  (cells ?? []).every((cell) => shownOf(cell).trim() === "" && !cell?.f);

function sheetOf(name: string, sheet: WorkSheet): Sheet {
  const cells = cellsOf(sheet);
  const heads = cells.slice(0, MOST_ROWS_ABOVE).map((row) => orderColumns(textsOf(row)));
  const at = heads.findIndex((columns) => columns !== undefined);
  const columns = heads[at];
  return {
    name,
    cells,
    head: columns && { at, columns },
    mergedIn: (column) => mergedAbove(sheet, column),
  };
}

/** Columns whose cells may be merged over several rows. A quantity is that of one row. */
const MERGED: ReadonlySet<string> = new Set(["code", "number", "cas", "name", "specification"]);

/** A row below the heads with something in it, merged cells filled in. */
interface HeadedRow {
  /** From 0. */
  readonly at: number;
  readonly cells: Cells;
  readonly texts: readonly string[];
  readonly columns: OrderColumns;
}

function headedRows({ cells: all, head, mergedIn }: Sheet): HeadedRow[] {
  if (!head) return [];
  const { columns } = head;
  const above = [...columns.entries()].flatMap(([column, holds]) => {
    const rows = holds !== undefined && MERGED.has(holds) ? mergedIn(column) : undefined;
    return rows && rows.size > 0 ? [{ column, rows }] : [];
  });
  return all.flatMap((own, at): readonly HeadedRow[] => {
    if (at <= head.at) return [];
    const merged = above.flatMap(({ column, rows }) => {
      const from = rows.get(at);
      return from === undefined ? [] : [{ column, cell: all[from]?.[column] }];
    });
    if (isBlank(own) && merged.length === 0) return [];
    const cells = Array.from((own ?? []).slice(0, MOST_COLUMNS_READ));
    for (const { column, cell } of merged) cells[column] = cell;
    const texts = Array.from(cells, (cell, column) => textOf(cell, columns[column] === "quantity"));
    return [{ at, cells, texts, columns }];
  });
}

/** The rows of a sheet that is uploaded to the cart; undefined where it lacks a column. */
function uploadedRows(sheet: Sheet): Omit<SheetRow, "sheet">[] | undefined {
  const columns = sheet.head && uploadColumns(sheet.head.columns);
  if (!columns) return undefined;
  const { code, quantity } = columns;
  return headedRows(sheet).map(({ at, cells, texts, columns: heads }) => {
    /* What is below the head of quantities is nothing else here. */
    const others = heads.map((each) => (each === "quantity" ? "other" : each));
    const text = readHeadedRow(texts, others)?.text ?? "";
    const coded = code === undefined ? undefined : sheetCell(cells[code]);
    return {
      row: at + 1,
      ...readOrderRow(coded, sheetCell(cells[quantity]), text),
      ...(text !== "" && { line: readOrderSheetLine(text.slice(0, LONGEST_SHEET_LINE)) }),
    };
  });
}

/** A cell on one line, as it is shown; a quantity as its number, whatever its format. */
function textOf(cell: CellObject | undefined, isQuantity = false): string {
  const read = sheetCell(cell);
  const text = isQuantity && read?.kind === "number" ? String(read.value) : (read?.shown ?? "");
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_CELL);
}

const textsOf = (cells: Cells | undefined): string[] =>
  Array.from((cells ?? []).slice(0, MOST_COLUMNS_READ), (cell) => textOf(cell));

/** Rows whose cell in a column is part of a merged one that begins further up, with the row where it begins. */
function mergedAbove(sheet: WorkSheet, column: number): Map<number, number> {
  const above = new Map<number, number>();
  for (const { s: start, e: end } of sheet["!merges"] ?? []) {
    if (start.c !== column || end.r - start.r > MOST_SHEET_ROWS) continue;
    for (let row = start.r + 1; row <= end.r; row += 1) above.set(row, start.r);
  }
  return above;
}

function sheetCell(cell: CellObject | undefined): SheetCell | undefined {
  const shown = shownOf(cell);
  if (!cell || shown.trim() === "") return undefined;
  if (cell.t === "d") return { kind: "date", shown };
  if (cell.t !== "n") return { kind: "text", shown };
  const value = Number(cell.v);
  if (isDate(String(cell.z ?? "General"))) return { kind: "date", shown };
  // A thousands separator or decimals of the format are no part of the number.
  const isPlain = Number(shown.replaceAll(",", "")) === value && !/e/iu.test(shown);
  return { kind: "number", shown: isPlain ? String(value) : shown, value };
}

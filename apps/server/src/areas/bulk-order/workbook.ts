import { type CellObject, read, SSF, type WorkSheet } from "@e965/xlsx";
import {
  headColumns,
  MOST_SHEET_ROWS,
  type OrderRow,
  readOrderRow,
  type SheetCell,
} from "@reagent/domain/order-row";
import type { SheetRow } from "../../ordering/cart/add-rows.ts";
import { MOST_COLUMNS, MOST_ROWS } from "./sound-xml.ts";
import { unpackWorkbook, type ZipProblem } from "./unpack-zip.ts";

/** Why a sheet is refused as a whole, by the name of its message. */
export type SheetRefusal = ZipProblem | "noColumns" | "noRows" | "tooManyRows";

export type ReadWorkbook =
  | { readonly rows: readonly SheetRow[] }
  | { readonly refusal: SheetRefusal };

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

/**
 * Reads the rows of a workbook, xlsx or xls by its content. Formulas have the values that they were stored with; they are not calculated,
 * and macros are not read. Every row with something in it becomes a row.
 */
export function readWorkbook(bytes: Buffer): ReadWorkbook {
  const isZip = bytes.subarray(0, 4).equals(ZIP);
  if (!isZip && !bytes.subarray(0, 8).equals(COMPOUND_FILE)) return { refusal: "content" };
  if (!isZip && bytes.includes(ENCRYPTED)) return { refusal: "encrypted" };
  const unpacked = isZip ? unpackWorkbook(bytes) : bytes;
  if (typeof unpacked === "string") return { refusal: unpacked };
  try {
    const book = read(unpacked, { type: "buffer", dense: true, cellHTML: false, cellNF: true });
    if (!Object.values(book.Sheets).every(isWithinSheet)) return { refusal: "damaged" };
    const sheets = book.SheetNames.flatMap((name) => {
      const rows = rowsOf(book.Sheets[name] as WorkSheet);
      return rows ? [{ name, rows }] : [];
    });
    if (sheets.length === 0) {
      const isEmpty = Object.values(book.Sheets).every((sheet) =>
        cellsOf(sheet).every((row) => isBlank(row)),
      );
      return { refusal: isEmpty ? "noRows" : "noColumns" };
    }
    const filled = sheets.filter(({ rows }) => rows.length > 0);
    const rows = filled.flatMap(({ name, rows: own }) =>
      own.map((row) => ({ ...row, sheet: filled.length > 1 ? name : "" })),
    );
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

/** The rows below the heads; undefined where a sheet has none. */
function rowsOf(sheet: WorkSheet): (OrderRow & { readonly row: number })[] | undefined {
  const data = cellsOf(sheet);
  const head = data
    .slice(0, MOST_ROWS_ABOVE)
    .findIndex((cells) => headColumns(textsOf(cells)) !== undefined);
  const columns = headColumns(textsOf(data[head]));
  if (!columns) return undefined;
  const above = mergedAbove(sheet, columns.code);
  return data.flatMap((cells, at) => {
    if (at <= head || (isBlank(cells) && !above.has(at))) return [];
    const code = data[above.get(at) ?? at]?.[columns.code];
    return [
      { row: at + 1, ...readOrderRow(sheetCell(code), sheetCell(cells?.[columns.quantity])) },
    ];
  });
}

const textsOf = (cells: Cells | undefined): string[] =>
  Array.from((cells ?? []).slice(0, MOST_COLUMNS_READ), (cell) => shownOf(cell));

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

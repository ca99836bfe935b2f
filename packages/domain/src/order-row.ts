import { orderColumn } from "./order-sheet-head.ts";
import { normalise } from "./search-text.ts";
import { type QuantityProblem, readTypedQuantity } from "./typed-quantity.ts";
import { wellFormed } from "./well-formed.ts";

/** How many rows one sheet can have. */
export const MOST_SHEET_ROWS = 10_000;

/** How many mended rows are added at once. */
export const MOST_MENDED_ROWS = 500;

/** The longest text of a cell that is read, in characters. */
export const LONGEST_CELL = 200;

/** A cell of a sheet. A number, or a date, may be a code that a spreadsheet program has changed. */
export type SheetCell =
  | { readonly kind: "text" | "date"; readonly shown: string }
  | { readonly kind: "number"; readonly shown: string; readonly value: number };

/** Why a row has no code. */
export type CodeProblem = "code-blank" | "code-changed" | "code-date";

/** A row with its code and quantity as they were written, and either both as they are read or the reason why not. */
export interface OrderRow {
  readonly code: string;
  readonly written: string;
  readonly read:
    | { readonly quantity: number }
    | { readonly problem: CodeProblem | QuantityProblem };
}

/** The columns 货号 and 数量 in the cells of a row; undefined where it is not the row of their heads (decisions, template and upload). */
export function headColumns(
  texts: readonly string[],
): { readonly code: number; readonly quantity: number } | undefined {
  const columns = texts.map(orderColumn);
  const code = columns.includes("code") ? columns.indexOf("code") : columns.indexOf("number");
  const quantity = columns.indexOf("quantity");
  return code < 0 || quantity < 0 ? undefined : { code, quantity };
}

/** Reads the cells of a row (decisions, template and upload). */
export function readOrderRow(code?: SheetCell, quantity?: SheetCell): OrderRow {
  const typed = clean(code?.shown ?? "");
  const written = clean(quantity?.shown ?? "");
  const problem = codeProblem(code, typed);
  if (problem) return { code: typed, written, read: { problem } };
  const read = readTypedQuantity(quantity?.kind === "number" ? quantity.value : written);
  return {
    code: typed,
    written: quantity?.kind === "number" ? String(quantity.value) : written,
    read: read.kind === "quantity" ? { quantity: read.quantity } : { problem: read.problem },
  };
}

function codeProblem(cell: SheetCell | undefined, typed: string): CodeProblem | undefined {
  if (!cell || normalise(typed) === "") return "code-blank";
  if (cell.kind === "date") return "code-date";
  // 1E5 was stored as 100000, and a long code lost its last digits.
  return cell.kind === "number" && !/^\d{1,15}$/u.test(typed) ? "code-changed" : undefined;
}

const clean = (text: string) =>
  wellFormed(text)
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_CELL);

/** Why a sheet is not read: by its name and size before the upload, or by what it has in it. */
export type SheetProblem = "none-chosen" | "too-many" | "extension" | "too-large";

/** A sheet has fewer bytes than this, which is 10 MB (storefront §5, bulk spreadsheet upload). */
export const SHEET_SIZE_LIMIT = 10 * 1024 * 1024;

/** Validates the chosen files before the upload: one file, by its name and size (storefront §5, bulk spreadsheet upload). */
export function sheetProblem(
  files: readonly { readonly name: string; readonly size: number }[],
): SheetProblem | undefined {
  const [file, ...others] = files;
  if (!file) return "none-chosen";
  if (others.length > 0) return "too-many";
  if (!/\.xlsx?$/iu.test(file.name)) return "extension";
  return file.size < SHEET_SIZE_LIMIT ? undefined : "too-large";
}

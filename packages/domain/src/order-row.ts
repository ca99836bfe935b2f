import type { OrderColumns } from "./order-sheet-head.ts";
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

/** Why a row has no code, or names several packs. */
export type CodeProblem = "code-blank" | "code-changed" | "code-date" | "code-ambiguous";

/** A row as it was written, and either its quantity or the reason why it is not read. */
export interface OrderRow {
  /** Its code; where it has none, all that names its product. */
  readonly code: string;
  readonly written: string;
  readonly read:
    | { readonly quantity: number }
    | { readonly problem: CodeProblem | QuantityProblem };
}

/**
 * The columns that an upload to the cart needs among those of a list: the quantities, and a code, a CAS number or a name (decisions,
 * template and upload). Undefined where one of them is missing. A list of names can be without codes.
 */
export function uploadColumns(
  columns: OrderColumns,
): { readonly code: number | undefined; readonly quantity: number } | undefined {
  const isNamed = columns.includes("cas") || columns.includes("name");
  const coded = columns.indexOf("code");
  const code = coded < 0 && !isNamed ? columns.indexOf("number") : coded;
  const quantity = columns.indexOf("quantity");
  if (quantity < 0 || (code < 0 && !isNamed)) return undefined;
  return { code: code < 0 ? undefined : code, quantity };
}

/**
 * Reads the cells of a row (decisions, template and upload).
 *
 * @param text - What names its product besides the code; empty where nothing does.
 */
export function readOrderRow(code?: SheetCell, quantity?: SheetCell, text = ""): OrderRow {
  const typed = clean(code?.shown ?? "") || clean(text);
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
  if (normalise(typed) === "") return "code-blank";
  if (!cell) return undefined;
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

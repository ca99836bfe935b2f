import { findLastIndex } from "@reagent/domain/list";
import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { readDraft, storeDraft } from "../../../components/Form/drafts.ts";
import { draftNames } from "../../../state/draft-names.ts";
import type { Stores } from "../../../state/stores.ts";

/** What is stored of a row of the order sheet. */
export interface TypedRow {
  /** As it was typed. */
  readonly text: string;
  /** As it was typed; undefined where the quantity of the text holds. */
  readonly quantity?: string | undefined;
  /** The id of the chosen pack; undefined where the resolution decides. */
  readonly productId?: string | undefined;
}

export const isBlank = ({ text }: TypedRow): boolean => text.trim() === "";

/** The rows of the draft; those of an older version or a manipulated one are left out. */
export function storedRows(stores: Stores): TypedRow[] {
  const rows: unknown = readDraft(stores, draftNames.orderSheet)?.["rows"];
  const isText = (value: unknown) => value === undefined || typeof value === "string";
  return (Array.isArray(rows) ? rows : []).filter(
    (row: unknown): row is TypedRow =>
      typeof row === "object" &&
      row !== null &&
      "text" in row &&
      typeof row.text === "string" &&
      (!("quantity" in row) || isText(row.quantity)) &&
      (!("productId" in row) || isText(row.productId)),
  );
}

/** Stores the rows as they were typed, for a reload and a log-in, without the blank ones at the end. */
export function storeRows(stores: Stores, rows: readonly TypedRow[]): void {
  if (rows.every(isBlank) && readDraft(stores, draftNames.orderSheet) === null) return;
  const last = findLastIndex(rows, (row) => !isBlank(row));
  storeDraft(stores, draftNames.orderSheet, {
    rows: rows
      .slice(0, last + 1)
      .map(({ text, quantity, productId }) => ({ text, quantity, productId })),
  });
}

/**
 * Puts rows behind what was typed into the sheet; a row that it has already, with the same quantity, is not put there again. Returns for
 * how many rows there is no room; then nothing is changed.
 */
export function appendRows(stores: Stores, added: readonly TypedRow[]): number {
  const rows = storedRows(stores);
  const last = findLastIndex(rows, (row) => !isBlank(row));
  const typed = rows.slice(0, last + 1);
  const keyOf = ({ text, quantity }: TypedRow) => `${text.trim()}\n${quantity ?? ""}`;
  const known = new Set(typed.map(keyOf));
  const all = [...typed, ...added.filter((row) => !known.has(keyOf(row)))];
  const excess = Math.max(0, all.length - MOST_SHEET_LINES);
  if (excess === 0) storeRows(stores, all);
  return excess;
}

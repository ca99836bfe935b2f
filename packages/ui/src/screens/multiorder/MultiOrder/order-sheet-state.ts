import { findLastIndex } from "@reagent/domain/list";
import { LONGEST_SHEET_LINE, MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { readOrderSheetLine } from "@reagent/domain/order-sheet-line";
import type { PastedRow } from "@reagent/domain/order-sheet-table";
import { type TypedQuantity, readTypedQuantity } from "@reagent/domain/typed-quantity";
import { isBlank, type TypedRow } from "../parts/sheet-draft.ts";

/** A field of a row that is typed in. */
export type SheetField = "text" | "quantity";

export interface SheetRow extends TypedRow {
  readonly id: number;
  /** The quantity that holds. */
  readonly read: TypedQuantity;
}

type Rows = readonly SheetRow[];

export interface SheetState {
  /** At most 500; the last one is blank where there are fewer. */
  readonly rows: Rows;
  /** The rows before each step, the latest last. */
  readonly past: readonly Rows[];
  /** The rows after each undone step, the next last. */
  readonly future: readonly Rows[];
  /** The field that was typed in last: typing in one field is one step. */
  readonly typing: string;
  readonly nextId: number;
  /** The pasted lines that found no place: quantities below the last row, where the sheet has room for more rows. */
  readonly unplaced: readonly string[];
}

export type SheetAction =
  | {
      readonly kind: "type";
      readonly id: number;
      readonly field: SheetField;
      readonly value: string;
    }
  | { readonly kind: "choose"; readonly id: number; readonly productId: string }
  | { readonly kind: "paste"; readonly id: number; readonly rows: readonly PastedRow[] }
  /** Puts rows behind what is typed. */
  | { readonly kind: "append"; readonly rows: readonly PastedRow[] }
  | {
      readonly kind: "paste-quantities";
      readonly id: number;
      readonly quantities: readonly string[];
    }
  | { readonly kind: "fill"; readonly id: number; readonly to: number; readonly field: SheetField }
  | { readonly kind: "remove"; readonly id: number }
  /** Puts rows in the place of others; behind what is typed where these are gone. The ids of the new rows follow on `nextId`. */
  | {
      readonly kind: "replace";
      readonly ids: ReadonlySet<number>;
      readonly rows: readonly TypedRow[];
    }
  | { readonly kind: "clear" }
  | { readonly kind: "added"; readonly ids: ReadonlySet<number> }
  | { readonly kind: "undo" | "redo" };

/** How many steps can be undone. */
const MOST_STEPS = 100;
/** The blank rows of an empty sheet. */
const FIRST_ROWS = 3;

/** Whether a row's text is longer than a line that is resolved. */
export const isTooLong = ({ text }: TypedRow): boolean => text.length > LONGEST_SHEET_LINE;

/** The sheet with stored rows. */
export function openSheet(stored: readonly TypedRow[]): SheetState {
  const rows = stored.slice(0, MOST_SHEET_LINES).map((row, id) => rowOf(id, row));
  const state = { past: [], future: [], typing: "", unplaced: [], rows, nextId: rows.length };
  return withBlanks(state, Math.max(FIRST_ROWS, rows.length));
}

/** The sheet after an action. Rows that it does not change are the same objects. */
export function changeSheet(state: SheetState, action: SheetAction): SheetState {
  switch (action.kind) {
    case "type": {
      const typing = `${action.id} ${action.field}`;
      const next = step(state, state.rows.map(typed(action)), typing);
      return state.typing === typing ? { ...next, past: state.past } : next;
    }
    case "choose": {
      const { id, productId } = action;
      return step(
        state,
        state.rows.map((row) => (row.id === id ? { ...row, productId } : row)),
      );
    }
    case "paste":
      return pasteRows(state, action);
    case "append": {
      const last = findLastIndex(state.rows, (row) => !isBlank(row));
      return placeRows(state, state.rows.slice(0, last + 1), action.rows);
    }
    case "paste-quantities":
      return pasteQuantities(state, action);
    case "fill":
      return fill(state, action);
    case "remove":
      return step(
        state,
        state.rows.filter(({ id }) => id !== action.id),
      );
    case "replace":
      return replaceRows(state, action);
    case "clear":
      return step(state, []);
    case "added": {
      /* An undo does not bring back what is in the cart. */
      const drop = (rows: Rows) => rows.filter(({ id }) => !action.ids.has(id));
      const [past, future] = [state.past.map(drop), state.future.map(drop)];
      return withBlanks({ ...state, rows: drop(state.rows), past, future, typing: "" });
    }
    case "undo": {
      const rows = state.past.at(-1);
      if (!rows) return state;
      const future = [...state.future, state.rows];
      return withBlanks({ ...state, rows, past: state.past.slice(0, -1), future, typing: "" });
    }
    case "redo": {
      const rows = state.future.at(-1);
      if (!rows) return state;
      const past = [...state.past, state.rows];
      return withBlanks({ ...state, rows, past, future: state.future.slice(0, -1), typing: "" });
    }
  }
}

function rowOf(id: number, { text, quantity, productId }: TypedRow): SheetRow {
  return { id, text, quantity, productId, read: readQuantity(text, quantity) };
}

function readQuantity(text: string, quantity: string | undefined): TypedQuantity {
  if (quantity !== undefined) return readTypedQuantity(quantity);
  const line = readOrderSheetLine(text.slice(0, LONGEST_SHEET_LINE));
  return line.quantity === undefined
    ? { kind: "problem", problem: line.quantityProblem ?? "quantity-unreadable" }
    : { kind: "quantity", quantity: line.quantity };
}

const typed =
  ({ id, field, value }: Extract<SheetAction, { kind: "type" }>) =>
  (row: SheetRow): SheetRow =>
    row.id === id ? withCell(row, field, value) : row;

/** A row with another text or quantity. A pack was chosen for a text, so another text ends the choice. */
function withCell(row: SheetRow, field: SheetField, value: string): SheetRow {
  if (field === "text") return rowOf(row.id, { text: value, quantity: row.quantity });
  return rowOf(row.id, { ...row, quantity: value });
}

function step(state: SheetState, rows: Rows, typing = ""): SheetState {
  const past = [...state.past, state.rows].slice(-MOST_STEPS);
  return withBlanks({ ...state, rows, past, future: [], typing, unplaced: [] });
}

/** Adds a blank row at the end, and further ones up to a number of rows. */
function withBlanks(state: SheetState, least = FIRST_ROWS): SheetState {
  const last = state.rows.at(-1);
  const wanted = state.rows.length + (last && isBlank(last) ? 0 : 1);
  const length = Math.min(MOST_SHEET_LINES, Math.max(least, wanted));
  const missing = Math.max(0, length - state.rows.length);
  if (missing === 0) return state;
  const blanks = Array.from({ length: missing }, (_, at) => rowOf(state.nextId + at, { text: "" }));
  return { ...state, rows: [...state.rows, ...blanks], nextId: state.nextId + missing };
}

/** Puts the rows of a list into a row and the blank rows after it, and into new rows before what is typed already: nothing is overwritten. */
function pasteRows(
  state: SheetState,
  { id, rows }: Extract<SheetAction, { kind: "paste" }>,
): SheetState {
  const at = state.rows.findIndex((row) => row.id === id);
  const first = state.rows[at];
  if (!first) return state;
  const before = state.rows.slice(0, isBlank(first) ? at : at + 1);
  return placeRows(state, before, rows);
}

/** Puts the rows of a list between the first rows of the sheet and the next one that is not blank. */
function placeRows(state: SheetState, before: Rows, rows: readonly PastedRow[]): SheetState {
  const after = state.rows.slice(before.length);
  const written = after.findIndex((row) => !isBlank(row));
  const kept = written === -1 ? [] : after.slice(written);
  const room = MOST_SHEET_LINES - before.length - kept.length;
  const pasted = rows.slice(0, room).map((row, each) => rowOf(state.nextId + each, row));
  const next = { ...state, nextId: state.nextId + pasted.length };
  return { ...step(next, [...before, ...pasted, ...kept]), unplaced: rows.slice(room).map(lineOf) };
}

/** Puts rows in the place of the first of some others, which are taken out. What is typed otherwise stays. */
function replaceRows(
  state: SheetState,
  { ids, rows }: Extract<SheetAction, { kind: "replace" }>,
): SheetState {
  const first = state.rows.findIndex(({ id }) => ids.has(id));
  const others = state.rows.filter(({ id }) => !ids.has(id));
  const typed = others.slice(0, findLastIndex(others, (row) => !isBlank(row)) + 1);
  const at = first === -1 ? typed.length : first;
  const room = MOST_SHEET_LINES - typed.length;
  const placed = rows.slice(0, room).map((row, each) => rowOf(state.nextId + each, row));
  const next = { ...state, nextId: state.nextId + placed.length };
  return {
    ...step(next, [...typed.slice(0, at), ...placed, ...typed.slice(at)]),
    unplaced: rows.slice(room).map(lineOf),
  };
}

const lineOf = ({ text, quantity }: PastedRow): string =>
  quantity === undefined ? text : `${text}\t${quantity}`;

/** Puts a column of quantities into a row and those after it. */
function pasteQuantities(
  state: SheetState,
  { id, quantities }: Extract<SheetAction, { kind: "paste-quantities" }>,
): SheetState {
  const at = state.rows.findIndex((row) => row.id === id);
  const rows = state.rows.map((row, each) => {
    const value = each < at ? "" : (quantities[each - at] ?? "");
    return value === "" ? row : withCell(row, "quantity", value);
  });
  return { ...step(state, rows), unplaced: quantities.slice(state.rows.length - at) };
}

/** Copies a cell into the rows between it and a row, in either direction. The chosen pack is copied with the text. */
function fill(
  state: SheetState,
  { id, to, field }: Extract<SheetAction, { kind: "fill" }>,
): SheetState {
  const from = state.rows.findIndex((row) => row.id === id);
  const end = state.rows.findIndex((row) => row.id === to);
  const source = state.rows[from];
  if (!source || end === -1 || end === from) return state;
  const [first, last] = [Math.min(from, end), Math.max(from, end)];
  const quantity = source.read.kind === "quantity" ? String(source.read.quantity) : source.quantity;
  const rows = state.rows.map((row, at) => {
    if (at < first || at > last || at === from) return row;
    if (field === "quantity") return withCell(row, "quantity", quantity ?? "");
    return rowOf(row.id, { ...row, text: source.text, productId: source.productId });
  });
  return step(state, rows);
}

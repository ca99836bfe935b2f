import { MOST_REACTION_ROWS, type PlanRow, type ReactionPlan } from "@reagent/domain/reaction-plan";

/** A field of a row that is typed in. */
export type ReactionField = "text" | "amount" | "molarMass" | "density" | "strength";

export interface ReactionRow extends PlanRow {
  readonly id: number;
}

interface Rows {
  readonly rows: readonly ReactionRow[];
  /** The id of the row of the limiting reagent. */
  readonly limiting: number;
}

export interface ReactionState extends Rows {
  /** The rows before each step, the latest last. */
  readonly past: readonly Rows[];
  /** The field that was typed in last: typing in one field is one step. */
  readonly typing: string;
  readonly nextId: number;
  /** How many of the rows that were pasted last found no place. */
  readonly unplaced: number;
  /** Whether what was typed before is in it, so that it can be stored. */
  readonly isOpened: boolean;
}

export type ReactionAction =
  | {
      readonly kind: "type";
      readonly id: number;
      readonly field: ReactionField;
      readonly value: string;
    }
  | { readonly kind: "choose"; readonly id: number; readonly itemCode: string }
  | { readonly kind: "limit"; readonly id: number }
  /** Puts rows in place of a blank one, and those that do not fit behind it. */
  | { readonly kind: "paste"; readonly id: number; readonly rows: readonly PlanRow[] }
  /** Puts rows behind those that are filled. */
  | { readonly kind: "append"; readonly rows: readonly PlanRow[] }
  | { readonly kind: "remove"; readonly id: number }
  /** Opens a plan, or a blank one. */
  | { readonly kind: "open"; readonly plan: ReactionPlan | undefined }
  | { readonly kind: "add" | "clear" | "undo" };

const BLANK: PlanRow = { text: "", amount: "", isProduct: false };
/** The blank rows of an empty plan. */
const FIRST_ROWS = 3;
/** How many steps can be undone. */
const MOST_STEPS = 100;

export const isBlank = ({ text, amount }: PlanRow): boolean =>
  text.trim() === "" && amount.trim() === "";

/** The state of a plan; of a blank one without a plan. */
export function openPlan(plan?: ReactionPlan): ReactionState {
  const given = plan?.rows ?? Array.from({ length: FIRST_ROWS }, () => BLANK);
  const rows = given.map((row, id) => ({ ...row, id }));
  const limiting = Math.min(plan?.limiting ?? 0, rows.length - 1);
  return {
    rows,
    limiting,
    past: [],
    typing: "",
    nextId: rows.length,
    unplaced: 0,
    isOpened: false,
  };
}

/** What is stored and sent of a plan: its rows that are not blank; undefined where all are. */
export function planOf({ rows, limiting }: Rows): ReactionPlan | undefined {
  const filled = rows.filter((row) => !isBlank(row));
  if (filled.length === 0) return undefined;
  const at = filled.findIndex(({ id }) => id === limiting);
  return { rows: filled.map(({ id: _, ...row }) => row), limiting: Math.max(0, at) };
}

/** The state after an action. Rows that it does not change are the same objects. */
export function changePlan(state: ReactionState, action: ReactionAction): ReactionState {
  const { rows, limiting } = state;
  const changeRow = (id: number, change: Partial<PlanRow>) =>
    rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  switch (action.kind) {
    case "type": {
      const { id, field, value } = action;
      const typing = `${id} ${field}`;
      // Another text has other items.
      const change = field === "text" ? { text: value, itemCode: undefined } : { [field]: value };
      const next = step(state, { rows: changeRow(id, change), limiting }, typing);
      return state.typing === typing ? { ...next, past: state.past } : next;
    }
    case "choose":
      return step(state, { rows: changeRow(action.id, { itemCode: action.itemCode }), limiting });
    case "limit":
      return step(state, { rows, limiting: action.id });
    case "paste": {
      const at = rows.findIndex(({ id }) => id === action.id);
      const pasted = place(state, rows.slice(0, at), action.rows, rows.slice(at + 1));
      // The field that was pasted into keeps the focus.
      const isFirst = (row: ReactionRow) => row.id === state.nextId;
      return {
        ...pasted,
        rows: pasted.rows.map((row) => (isFirst(row) ? { ...row, id: action.id } : row)),
        limiting: limiting === action.id ? limiting : pasted.limiting,
      };
    }
    case "append":
      return place(
        state,
        rows.filter((row) => !isBlank(row)),
        action.rows,
        [],
      );
    case "remove":
      return withRow(step(state, { rows: rows.filter(({ id }) => id !== action.id), limiting }));
    case "open":
      return state.isOpened
        ? replace(state, openPlan(action.plan))
        : { ...openPlan(action.plan), isOpened: true };
    case "add":
      return place(state, rows, [BLANK], []);
    case "clear":
      return replace(state, openPlan());
    case "undo": {
      const before = state.past.at(-1);
      return before
        ? { ...state, ...before, past: state.past.slice(0, -1), typing: "", unplaced: 0 }
        : state;
    }
  }
}

/** Puts other rows in place of all, with new ids. */
function replace(state: ReactionState, next: ReactionState): ReactionState {
  const { nextId } = state;
  const rows = next.rows.map((row) => ({ ...row, id: row.id + nextId }));
  return {
    ...step(state, { rows, limiting: next.limiting + nextId }),
    nextId: nextId + rows.length,
  };
}

function step(
  { rows, limiting, past, ...state }: ReactionState,
  next: Rows,
  typing = "",
): ReactionState {
  const steps = [...past, { rows, limiting }].slice(-MOST_STEPS);
  return { ...state, ...next, past: steps, typing, unplaced: 0 };
}

function place(
  state: ReactionState,
  before: readonly ReactionRow[],
  added: readonly PlanRow[],
  after: readonly ReactionRow[],
): ReactionState {
  const free = Math.max(0, MOST_REACTION_ROWS - before.length - after.length);
  const placed = added.slice(0, free).map((row, at) => ({ ...row, id: state.nextId + at }));
  const next = step(state, { rows: [...before, ...placed, ...after], limiting: state.limiting });
  return withRow({
    ...next,
    nextId: state.nextId + placed.length,
    unplaced: added.length - placed.length,
  });
}

/** At least one row, and a limiting reagent among them. */
function withRow(state: ReactionState): ReactionState {
  const rows = state.rows.length > 0 ? state.rows : [{ ...BLANK, id: state.nextId }];
  const [first] = rows;
  const isThere = rows.some(({ id }) => id === state.limiting);
  const nextId = state.rows.length > 0 ? state.nextId : state.nextId + 1;
  return { ...state, rows, nextId, limiting: isThere ? state.limiting : (first?.id ?? 0) };
}

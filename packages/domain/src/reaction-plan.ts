import * as v from "valibot";

/** The most rows of a plan. */
export const MOST_REACTION_ROWS = 30;
/** The greatest length of what names the substance of a row. */
export const LONGEST_REACTION_TEXT = 400;
/** The greatest length of an amount or a fact that is typed. */
export const LONGEST_REACTION_CELL = 40;
/** The most plans that a customer keeps, in the account or on a device. */
export const MOST_KEPT_PLANS = 50;

const Cell = v.pipe(v.string(), v.maxLength(LONGEST_REACTION_CELL));

const Row = v.object({
  /** A name, a CAS number, a code or a SMILES. */
  text: v.pipe(v.string(), v.maxLength(LONGEST_REACTION_TEXT)),
  /** As it was typed. */
  amount: Cell,
  /** Whether the reaction makes it, so that it is not bought. */
  isProduct: v.optional(v.boolean(), false),
  /** The chosen item; the first that is found without it. */
  itemCode: v.optional(Cell),
  /** Facts that were typed in place of those of the item: in g/mol and g/mL, and a purity or molarity. */
  molarMass: v.optional(Cell),
  density: v.optional(Cell),
  strength: v.optional(Cell),
});

const Plan = v.object({
  rows: v.pipe(v.array(Row), v.minLength(1), v.maxLength(MOST_REACTION_ROWS)),
  /** The place of the limiting reagent among the rows, from 0. */
  limiting: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_REACTION_ROWS - 1)),
});

/** A row of a plan as it was typed. */
export type PlanRow = v.InferOutput<typeof Row>;
/** A reaction as it was typed, without what follows from it. */
export type ReactionPlan = v.InferOutput<typeof Plan>;

/** A plan that was stored or sent; undefined for anything else. */
export function parsePlan(stored: unknown): ReactionPlan | undefined {
  const read = v.safeParse(Plan, stored);
  return read.success ? read.output : undefined;
}

/** A plan as a text for the fragment of an address. It has what was typed, and neither prices nor names of persons. */
export function planToText(plan: ReactionPlan): string {
  return encodeURIComponent(JSON.stringify(plan));
}

/** The plan of such a text; undefined for anything else. */
export function planOfText(text: string): ReactionPlan | undefined {
  try {
    return parsePlan(JSON.parse(decodeURIComponent(text)));
  } catch {
    return undefined;
  }
}

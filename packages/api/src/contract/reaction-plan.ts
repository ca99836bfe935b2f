import {
  LONGEST_REACTION_CELL,
  LONGEST_REACTION_TEXT,
  MOST_REACTION_ROWS,
  type PlanRow,
} from "@reagent/domain/reaction-plan";
import {
  count,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  line,
  lines,
  list,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** A plan in the overview. */
export const ReactionPlanSummary = entity({
  planId: ["plan_id", id],
  name: ["plan_name", text],
  rowCount: ["lines", count],
  /** When it was kept last. */
  keptAt: ["time", instant],
});
export type ReactionPlanSummary = EntityOf<typeof ReactionPlanSummary>;

const cell = line(LONGEST_REACTION_CELL);

/** A row as it was typed. */
export const KeptRow = entity({
  text: ["text", lines(LONGEST_REACTION_TEXT)],
  amount: ["amount", cell],
  /** Whether the reaction makes it, so that it is not bought. */
  isProduct: ["product", flag],
  /** The chosen item; empty for the first that is found. */
  itemCode: ["item_code", cell],
  /** Facts that were typed in place of those of the item; empty for none. */
  molarMass: ["chem_mw", cell],
  density: ["item_density", cell],
  strength: ["strength", cell],
});
export type KeptRow = EntityOf<typeof KeptRow>;

/** A row of a plan with a text for each fact, empty where none was typed. */
export const keptRow = ({
  itemCode = "",
  molarMass = "",
  density = "",
  strength = "",
  ...row
}: PlanRow): KeptRow => ({ ...row, itemCode, molarMass, density, strength });

const plan = {
  name: ["plan_name", line()],
  rows: ["list", list(KeptRow, MOST_REACTION_ROWS)],
  /** The place of the limiting reagent among the rows, from 0. */
  limiting: ["limiting", count],
} as const;
const PlanId = { planId: ["plan_id", id] } as const;

const missing = { [codes.notFound]: "warning-alert" } as const;

/** The plans that the customer keeps, the newest first. */
export const listReactionPlans = endpoint(
  "listReactionPlans",
  "GET /api/reaction/plan/all",
  nothing,
  entity({ plans: ["list", list(ReactionPlanSummary)] }),
  { auth: "required" },
);

export const readReactionPlan = endpoint(
  "readReactionPlan",
  "GET /api/reaction/plan/info",
  entity(PlanId),
  entity({ ...PlanId, ...plan }),
  { auth: "required", failures: { otherwise: "warning-alert" } },
);

/** Keeps a plan under a name, in place of the one that has this name. */
export const keepReactionPlan = endpoint(
  "keepReactionPlan",
  "POST /api/reaction/plan/keep",
  entity(plan),
  entity(PlanId),
  { auth: "required", isRepeatable: true, failures: { [codes.badRequest]: "in-form" } },
);

export const deleteReactionPlan = endpoint(
  "deleteReactionPlan",
  "POST /api/reaction/plan/delete",
  entity(PlanId),
  nothing,
  { auth: "required", failures: missing },
);

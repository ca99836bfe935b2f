import { keptRow, type ReactionPlanSummary } from "../../contract/reaction-plan.ts";
import { now } from "./now.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const row = (text: string, amount: string) => keptRow({ text, amount, isProduct: false });

/** The plans that the customer keeps, the newest first. */
export const reactionPlans = [
  {
    planId: "61",
    name: "水杨醛缩苯胺",
    keptAt: now - 3 * DAY_MS,
    rows: [row("水杨醛", "10 mmol"), row("苯胺", "1 eq"), row("乙醇", "2 mL/mmol")],
    limiting: 0,
  },
  {
    planId: "60",
    name: "苯甲醛还原",
    keptAt: now - 19 * DAY_MS,
    rows: [row("苯甲醛", "10 mmol"), row("硼氢化钠", "0.5 eq"), row("甲醇", "2 mL/mmol")],
    limiting: 0,
  },
];

/** The same in the overview. */
export const planSummaries: readonly ReactionPlanSummary[] = reactionPlans.map(
  ({ planId, name, keptAt, rows }) => ({ planId, name, keptAt, rowCount: rows.length }),
);

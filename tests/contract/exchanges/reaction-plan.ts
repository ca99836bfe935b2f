import { codes } from "@reagent/api/contract/envelope";
import {
  deleteReactionPlan,
  keepReactionPlan,
  listReactionPlans,
  readReactionPlan,
} from "@reagent/api/contract/reaction-plan";
import { reactionPlanMessages } from "@reagent/api/messages/reaction-plan";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";

/** An id that no plan has. */
const unknown = { planId: "00000000-0000-4000-8000-000000000000" };
const row = {
  text: "64-17-5",
  amount: "5 mmol",
  isProduct: false,
  itemCode: "",
  molarMass: "",
  density: "",
  strength: "96%",
};
const plan = { name: "苯甲醛还原", rows: [row], limiting: 0 };

/** Both parties have two plans of the customer; the plan that is kept has the name of the older one. */
export const exchanges: readonly Exchange[] = [
  answered("customer", listReactionPlans, {}, ({ plans }, { reactionPlans }) => {
    expect(plans.map(({ planId }) => planId)).toEqual([reactionPlans.newer, reactionPlans.older]);
    expect(plans.map(({ rowCount }) => rowCount)).toEqual([3, 3]);
    const [newer = 0, older = 0] = plans.map(({ keptAt }) => keptAt);
    expect(newer).toBeGreaterThan(older);
  }),
  answered(
    "customer",
    readReactionPlan,
    ({ reactionPlans }) => ({ planId: reactionPlans.newer }),
    ({ name, rows, limiting }) => {
      expect({ name, limiting }).toEqual({ name: "水杨醛缩苯胺", limiting: 0 });
      expect(rows[0]).toMatchObject({ text: "水杨醛", amount: "10 mmol", isProduct: false });
    },
  ),
  answered("customer", keepReactionPlan, plan, ({ planId }, { reactionPlans }) =>
    expect(planId).toBe(reactionPlans.older),
  ),
  answered(
    "customer",
    keepReactionPlan,
    { ...plan, name: "另一个" },
    ({ planId }, { reactionPlans }) => expect(Object.values(reactionPlans)).not.toContain(planId),
    { about: "a new name" },
  ),
  refused(
    "customer",
    keepReactionPlan,
    { ...plan, name: " " },
    codes.badRequest,
    reactionPlanMessages.nameWrong,
    "no name",
  ),
  refused(
    "customer",
    keepReactionPlan,
    { ...plan, rows: [] },
    codes.badRequest,
    reactionPlanMessages.empty,
    "no rows",
  ),
  refused(
    "customer",
    readReactionPlan,
    unknown,
    codes.notFound,
    reactionPlanMessages.missing,
    "an unknown id",
  ),
  answered("customer", deleteReactionPlan, ({ reactionPlans }) => ({
    planId: reactionPlans.older,
  })),
  refused(
    "customer",
    deleteReactionPlan,
    unknown,
    codes.notFound,
    reactionPlanMessages.missing,
    "an unknown id",
  ),
];

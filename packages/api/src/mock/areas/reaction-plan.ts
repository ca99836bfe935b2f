import { OwnNameForm, ownNameKey } from "@reagent/domain/own-name";
import * as v from "valibot";
import { codes } from "../../contract/envelope.ts";
import {
  deleteReactionPlan,
  keepReactionPlan,
  listReactionPlans,
  readReactionPlan,
} from "../../contract/reaction-plan.ts";
import { reactionPlanMessages } from "../../messages/reaction-plan.ts";
import type { AreaMock } from "../area-mock.ts";
import { planSummaries, reactionPlans } from "../samples/reaction-plans.ts";
import { answers, refusal } from "../verbs.ts";

const find = (planId: string) => reactionPlans.find((each) => each.planId === planId);
const missing = () => refusal(codes.notFound, reactionPlanMessages.missing);

export const reactionPlan: AreaMock = () => [
  answers(listReactionPlans, () => ({ plans: planSummaries })),
  answers(readReactionPlan, ({ planId }) => find(planId) ?? missing()),
  answers(keepReactionPlan, ({ name, rows }) => {
    const named = v.safeParse(OwnNameForm, { name });
    if (!named.success) return refusal(codes.badRequest, reactionPlanMessages.nameWrong);
    if (rows.length === 0) return refusal(codes.badRequest, reactionPlanMessages.empty);
    const key = ownNameKey(named.output.name);
    const same = reactionPlans.find((each) => ownNameKey(each.name) === key);
    return { planId: same?.planId ?? "62" };
  }),
  answers(deleteReactionPlan, ({ planId }) => (find(planId) ? {} : missing())),
];

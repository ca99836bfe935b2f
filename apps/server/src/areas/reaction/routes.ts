import { resolveReaction } from "@reagent/api/contract/reaction";
import {
  deleteReactionPlan,
  keepReactionPlan,
  listReactionPlans,
  readReactionPlan,
} from "@reagent/api/contract/reaction-plan";
import { answers, answersCustomer, changes } from "../../calls/call.ts";
import { deletePlan, keepPlan, listPlans, readPlan } from "./plans.ts";
import { resolveRows } from "./resolve.ts";

export const reactionRoutes = [
  answers(resolveReaction, resolveRows),
  answersCustomer(listReactionPlans, listPlans),
  answersCustomer(readReactionPlan, readPlan),
  changes(keepReactionPlan, keepPlan),
  changes(deleteReactionPlan, deletePlan),
];

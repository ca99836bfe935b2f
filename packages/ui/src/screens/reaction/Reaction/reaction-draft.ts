import { parsePlan, type ReactionPlan } from "@reagent/domain/reaction-plan";
import { dropDraft, readDraft, storeDraft } from "../../../components/Form/drafts.ts";
import { draftNames } from "../../../state/draft-names.ts";
import type { Stores } from "../../../state/stores.ts";

/** The plan that was typed before a reload or a log-in; undefined where there is none. */
export function storedPlan(stores: Stores): ReactionPlan | undefined {
  return parsePlan(readDraft(stores, draftNames.reaction)?.["plan"]);
}

export function storePlan(stores: Stores, plan: ReactionPlan | undefined): void {
  if (plan) storeDraft(stores, draftNames.reaction, { plan });
  else if (readDraft(stores, draftNames.reaction) !== null) dropDraft(stores, draftNames.reaction);
}

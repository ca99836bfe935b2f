import { noFirstCalls, page } from "../../../page.ts";
import { reactionPlan } from "./Reaction.screen.ts";

export const reactionPlanPage = page(reactionPlan, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./Reaction.tsx")).Reaction,
});

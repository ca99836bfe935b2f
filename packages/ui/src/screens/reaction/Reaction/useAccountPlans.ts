import type { Outcome } from "@reagent/api/client/failure";
import type { DefaultLook } from "@reagent/api/contract/failure-look";
import {
  deleteReactionPlan,
  keepReactionPlan,
  keptRow,
  listReactionPlans,
  readReactionPlan,
  type ReactionPlanSummary,
} from "@reagent/api/contract/reaction-plan";
import { parsePlan, type ReactionPlan } from "@reagent/domain/reaction-plan";
import { useAction } from "../../../data/use-action.tsx";
import { type Call, useCall, useRefresh } from "../../../data/use-call.tsx";
import { useSession } from "../../../state/session.ts";
import type { KeptPlan } from "./kept-plans.ts";

interface AccountPlans {
  readonly isLoggedIn: boolean;
  /** Not sent for a guest. */
  readonly call: Call<{ readonly plans: readonly ReactionPlanSummary[] }, DefaultLook>;
  readonly keep: (kept: KeptPlan) => Promise<Outcome<unknown>>;
  /** Reads a plan; undefined where it cannot be read, which the failure has said. */
  readonly read: (planId: string) => Promise<ReactionPlan | undefined>;
  readonly remove: (planId: string) => Promise<void>;
  readonly isKeeping: boolean;
}

/** The plans that the customer keeps in the account. */
export function useAccountPlans(): AccountPlans {
  const { isLoggedIn } = useSession();
  const call = useCall(listReactionPlans, isLoggedIn ? {} : null, { rereadsOnReturn: true });
  const { run: runKeep, isBusy: isKeeping } = useAction(keepReactionPlan);
  const { run: runRead } = useAction(readReactionPlan);
  const { run: runRemove } = useAction(deleteReactionPlan);
  const refresh = useRefresh();
  return {
    isLoggedIn,
    call,
    isKeeping,
    keep: async ({ name, plan: { rows, limiting } }) => {
      const outcome = await runKeep({ name, rows: rows.map(keptRow), limiting });
      if (outcome.ok) await refresh(listReactionPlans);
      return outcome;
    },
    read: async (planId) => {
      const outcome = await runRead({ planId });
      if (outcome.ok) return parsePlan(outcome.data);
      await refresh(listReactionPlans);
      return undefined;
    },
    remove: async (planId) => {
      await runRemove({ planId });
      await refresh(listReactionPlans);
    },
  };
}

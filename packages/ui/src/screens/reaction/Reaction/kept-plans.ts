import { parsePlan, type ReactionPlan } from "@reagent/domain/reaction-plan";
import { storageKeys } from "../../../state/storage-keys.ts";
import type { Stores } from "../../../state/stores.ts";

/** The most plans that a customer keeps on a device. */
export const MOST_KEPT_PLANS = 20;
/** The greatest length of the name of a plan. */
export const LONGEST_PLAN_NAME = 60;

export interface KeptPlan {
  readonly name: string;
  readonly plan: ReactionPlan;
}

/** The plans of the customer who logged in last, or of a guest, the newest first; those of others stay hidden. */
export function keptPlans({ local }: Stores): KeptPlan[] {
  const own = readAll(local.get(storageKeys.reactionPlans))[ownerOf(local)];
  return (Array.isArray(own) ? own : []).flatMap((stored: unknown) => {
    if (typeof stored !== "object" || stored === null) return [];
    if (!("name" in stored) || !("plan" in stored) || typeof stored.name !== "string") return [];
    const plan = parsePlan(stored.plan);
    return plan ? [{ name: stored.name, plan }] : [];
  });
}

/** Keeps a plan under a name, in place of one that has it already. Returns false where there are too many. */
export function keepPlan(stores: Stores, kept: KeptPlan): boolean {
  const others = keptPlans(stores).filter(({ name }) => name !== kept.name);
  if (others.length >= MOST_KEPT_PLANS) return false;
  write(stores, [kept, ...others]);
  return true;
}

export function forgetPlan(stores: Stores, name: string): void {
  write(
    stores,
    keptPlans(stores).filter((kept) => kept.name !== name),
  );
}

function write({ local }: Stores, own: readonly KeptPlan[]): void {
  const { [ownerOf(local)]: _, ...others } = readAll(local.get(storageKeys.reactionPlans));
  const all = own.length > 0 ? { ...others, [ownerOf(local)]: own } : others;
  if (Object.keys(all).length > 0) local.set(storageKeys.reactionPlans, JSON.stringify(all));
  else local.remove(storageKeys.reactionPlans);
}

const ownerOf = (local: Stores["local"]): string => local.get(storageKeys.customerMark) ?? "";

/** The stored plans by the mark of their customer; none where the text was manipulated. */
function readAll(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(stored ?? "{}");
    return typeof all === "object" && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

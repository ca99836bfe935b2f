import { ownNameKey } from "@reagent/domain/own-name";
import { MOST_KEPT_PLANS, parsePlan, type ReactionPlan } from "@reagent/domain/reaction-plan";
import { storageKeys } from "../../../state/storage-keys.ts";
import type { Stores } from "../../../state/stores.ts";

export interface KeptPlan {
  readonly name: string;
  readonly plan: ReactionPlan;
}

/** The mark of a guest who has never logged in. */
const GUEST = "";

/**
 * The plans of the customer who logged in last, then those that were kept before any log-in; each the newest first. Those of other
 * customers stay hidden.
 */
export function keptPlans({ local }: Stores): KeptPlan[] {
  const all = readAll(local.get(storageKeys.reactionPlans));
  return ownersOf(local).flatMap((owner) => plansIn(all[owner]));
}

function plansIn(stored: unknown): KeptPlan[] {
  return (Array.isArray(stored) ? stored : []).flatMap((each: unknown) => {
    if (typeof each !== "object" || each === null) return [];
    if (!("name" in each) || !("plan" in each) || typeof each.name !== "string") return [];
    const plan = parsePlan(each.plan);
    return plan ? [{ name: each.name, plan }] : [];
  });
}

/** Whether a plan has a name, in any case and width. */
export const isNamed = (plan: { readonly name: string }, name: string): boolean =>
  ownNameKey(plan.name) === ownNameKey(name);

/** Keeps a plan under a name, in place of one that has it already. Returns false where there are too many. */
export function keepPlan(stores: Stores, kept: KeptPlan): boolean {
  const others = keptPlans(stores).filter((each) => !isNamed(each, kept.name));
  if (others.length >= MOST_KEPT_PLANS) return false;
  const [first] = ownersOf(stores.local);
  write(stores, (plans, owner) => [
    ...(owner === first ? [kept] : []),
    ...plans.filter((each) => !isNamed(each, kept.name)),
  ]);
  return true;
}

export function forgetPlan(stores: Stores, name: string): void {
  write(stores, (plans) => plans.filter((each) => !isNamed(each, name)));
}

/** Changes the plans of each owner that are shown. */
function write(
  { local }: Stores,
  change: (plans: readonly KeptPlan[], owner: string) => readonly KeptPlan[],
): void {
  const all = { ...readAll(local.get(storageKeys.reactionPlans)) };
  for (const owner of ownersOf(local)) {
    const plans = change(plansIn(all[owner]), owner);
    if (plans.length > 0) all[owner] = plans;
    else delete all[owner];
  }
  if (Object.keys(all).length > 0) local.set(storageKeys.reactionPlans, JSON.stringify(all));
  else local.remove(storageKeys.reactionPlans);
}

const ownersOf = (local: Stores["local"]): readonly string[] => [
  ...new Set([local.get(storageKeys.customerMark) ?? GUEST, GUEST]),
];

/** The stored plans by the mark of their customer; none where the text was manipulated. */
function readAll(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(stored ?? "{}");
    return typeof all === "object" && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

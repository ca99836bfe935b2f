import { MOST_KEPT_PLANS, type ReactionPlan } from "@reagent/domain/reaction-plan";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../../state/storage-keys.ts";
import { memoryStore } from "../../../state/stores.ts";
import { forgetPlan, keepPlan, keptPlans } from "./kept-plans.ts";

const plan = (text: string): ReactionPlan => ({
  rows: [{ text, amount: "10 mmol", isProduct: false }],
  limiting: 0,
});
const opened = (initial: Readonly<Record<string, string>> = {}) => ({
  local: memoryStore(initial),
  session: memoryStore(),
});
const namesIn = (stores: ReturnType<typeof opened>) => keptPlans(stores).map(({ name }) => name);

describe("the plans that a device keeps", () => {
  it("are listed with the newest first, each name once", () => {
    const stores = opened();
    for (const name of ["酰胺", "suzuki", "Suzuki", "酰胺"])
      keepPlan(stores, { name, plan: plan(name) });
    expect(namesIn(stores)).toEqual(["酰胺", "Suzuki"]);
    expect(keptPlans(stores)[0]?.plan).toEqual(plan("酰胺"));
  });

  it("are forgotten by their names, the last one with its key", () => {
    const stores = opened();
    keepPlan(stores, { name: "酰胺", plan: plan("A") });
    forgetPlan(stores, "酰胺");
    expect(stores.local.get(storageKeys.reactionPlans)).toBeNull();
  });

  it("are those of the customer who logged in last, and stay for the others", () => {
    const stores = opened({ [storageKeys.customerMark]: "lin" });
    keepPlan(stores, { name: "酰胺", plan: plan("A") });
    stores.local.set(storageKeys.customerMark, "wang");
    expect(namesIn(stores)).toEqual([]);
    keepPlan(stores, { name: "Suzuki", plan: plan("B") });
    stores.local.set(storageKeys.customerMark, "lin");
    expect(namesIn(stores)).toEqual(["酰胺"]);
  });

  it("are also those that were kept before the first log-in, which are replaced and forgotten like the others", () => {
    const stores = opened();
    for (const name of ["酰胺", "酯化"]) keepPlan(stores, { name, plan: plan("A") });
    stores.local.set(storageKeys.customerMark, "lin");
    keepPlan(stores, { name: "酰胺", plan: plan("B") });
    expect(namesIn(stores)).toEqual(["酰胺", "酯化"]);
    expect(keptPlans(stores)[0]?.plan).toEqual(plan("B"));
    forgetPlan(stores, "酯化");
    forgetPlan(stores, "酰胺");
    expect(stores.local.get(storageKeys.reactionPlans)).toBeNull();
  });

  it("are limited in number, and one that is kept can still be replaced", () => {
    const stores = opened();
    for (let at = 0; at < MOST_KEPT_PLANS; at += 1)
      expect(keepPlan(stores, { name: `P${at}`, plan: plan("A") })).toBe(true);
    expect(keepPlan(stores, { name: "more", plan: plan("A") })).toBe(false);
    expect(keepPlan(stores, { name: "P0", plan: plan("B") })).toBe(true);
    expect(keptPlans(stores)).toHaveLength(MOST_KEPT_PLANS);
  });

  it.each(["{", "[]", '"plan"', '{"":[1,{"name":"A"},{"name":1,"plan":{}}]}'])(
    "are none where the stored text is %j",
    (stored) => {
      expect(keptPlans(opened({ [storageKeys.reactionPlans]: stored }))).toEqual([]);
    },
  );
});

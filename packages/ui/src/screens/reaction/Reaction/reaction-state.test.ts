import { MOST_REACTION_ROWS, type PlanRow } from "@reagent/domain/reaction-plan";
import { describe, expect, it } from "vitest";
import { changePlan, openPlan, planOf, type ReactionAction } from "./reaction-state.ts";

const row = (text: string, amount = "1 eq"): PlanRow => ({ text, amount, isProduct: false });
const opened = () =>
  openPlan({
    rows: [row("苯甲酸", "10 mmol"), row("苯甲胺"), row("DMF", "5 mL/mmol")],
    limiting: 0,
  });
const after = (...actions: readonly ReactionAction[]) => actions.reduce(changePlan, opened());
const texts = (state: ReturnType<typeof opened>) => state.rows.map(({ text }) => text);

describe("the state of a plan", () => {
  it("is the plan that it was opened with", () => {
    const plan = planOf(opened());
    expect(plan && planOf(openPlan(plan))).toEqual(plan);
    expect(planOf(openPlan())).toBeUndefined();
  });

  it("puts pasted rows in place of the row that they were pasted into", () => {
    const pasted = [row("A"), row("B")];
    const state = after({ kind: "paste", id: 1, rows: pasted });
    expect(texts(state)).toEqual(["苯甲酸", "A", "B", "DMF"]);
    expect(state.rows[1]?.id).toBe(1);
    const first = after({ kind: "paste", id: 0, rows: pasted });
    expect(first.rows.find(({ id }) => id === first.limiting)?.text).toBe("A");
  });

  it("appends rows behind those that are filled, and says how many find no place", () => {
    const many = Array.from({ length: MOST_REACTION_ROWS }, (_, at) => row(`R${at}`));
    const state = after({ kind: "append", rows: many });
    expect(state.rows).toHaveLength(MOST_REACTION_ROWS);
    expect(state.unplaced).toBe(3);
    expect(new Set(state.rows.map(({ id }) => id)).size).toBe(MOST_REACTION_ROWS);
  });

  it("has another limiting reagent where its row is removed", () => {
    const state = after({ kind: "limit", id: 2 }, { kind: "remove", id: 2 });
    expect(state.limiting).toBe(0);
  });

  it("keeps the limiting reagent where blank rows before it are left out", () => {
    const plan = planOf(
      after(
        { kind: "limit", id: 2 },
        { kind: "type", id: 0, field: "text", value: "" },
        { kind: "type", id: 0, field: "amount", value: "" },
      ),
    );
    expect(plan?.rows[plan.limiting]?.text).toBe("DMF");
  });

  it("always has a row", () => {
    const state = after(
      { kind: "remove", id: 0 },
      { kind: "remove", id: 1 },
      { kind: "remove", id: 2 },
    );
    expect(texts(state)).toEqual([""]);
    expect(state.limiting).toBe(state.rows[0]?.id);
  });

  it("forgets the chosen item with the text that found it", () => {
    const state = after(
      { kind: "choose", id: 1, itemCode: "B810527" },
      { kind: "type", id: 1, field: "text", value: "苯" },
    );
    expect(state.rows[1]?.itemCode).toBeUndefined();
  });

  it("undoes the typing in a field as one step", () => {
    const typed = ["A", "AB", "ABC"].map(
      (value) => ({ kind: "type", id: 0, field: "text", value }) as const,
    );
    const state = after(...typed, { kind: "undo" });
    expect(texts(state)).toEqual(texts(opened()));
    expect(changePlan(state, { kind: "undo" })).toBe(state);
  });

  it("undoes the opening of another plan, but not that of the first one", () => {
    const plan = { rows: [row("A"), row("B")], limiting: 1 };
    const first = changePlan(openPlan(), { kind: "open", plan });
    expect(planOf(first)).toEqual(plan);
    expect(first.past).toEqual([]);
    const other = { rows: [row("C")], limiting: 0 };
    const second = changePlan(first, { kind: "open", plan: other });
    expect(planOf(second)).toEqual(other);
    expect(planOf(changePlan(second, { kind: "undo" }))).toEqual(plan);
    expect(planOf(changePlan(second, { kind: "open", plan }))).toEqual(plan);
  });

  it("undoes a clearing", () => {
    const state = after({ kind: "clear" }, { kind: "undo" });
    expect(planOf(state)).toEqual(planOf(opened()));
  });
});

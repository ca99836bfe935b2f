import { resolvedReaction, UNSOLD_SMILES } from "@reagent/api/mock/samples/reaction";
import type { PlanRow } from "@reagent/domain/reaction-plan";
import { describe, expect, it } from "vitest";
import { reactionFile } from "./reaction-file.ts";
import {
  boughtPacks,
  type FoundRow,
  type Lookup,
  orderableViews,
  totalOf,
  viewRows,
} from "./reaction-rows.ts";
import { openPlan } from "./reaction-state.ts";

const row = (text: string, amount: string, change: Partial<PlanRow> = {}): PlanRow => ({
  text,
  amount,
  isProduct: false,
  ...change,
});

/** The view of rows, whose items are those of the samples. */
function viewsOf(
  rows: readonly PlanRow[],
  limiting = 0,
  { hasFailed = false, filings = [] }: Partial<Pick<Lookup, "hasFailed" | "filings">> = {},
) {
  const plan = openPlan({ rows: [...rows], limiting });
  const texts = rows.map(({ text }) => text).filter((text) => text !== "不查询");
  const answer = resolvedReaction(texts);
  const items = new Map(answer.items.map((item) => [item.itemCode, item]));
  const found = new Map(
    texts.map((text, at): [string, FoundRow] => [
      text,
      {
        items: answer.rows[at]?.itemCodes.flatMap((code) => items.get(code) ?? []) ?? [],
        isExact: answer.rows[at]?.isExact ?? false,
        molecularWeight: answer.rows[at]?.molecularWeight ?? "",
        viewer: "customer",
      },
    ]),
  );
  return { plan, views: viewRows(plan, { found, filings, hasFailed }) };
}

const viewOf = (rows: readonly PlanRow[], at = 0, limiting = 0) => {
  const { plan, views } = viewsOf(rows, limiting);
  return views.get(plan.rows[at]?.id ?? -1);
};

describe("what follows from the rows of a plan", () => {
  const salicylaldehyde = row("水杨醛", "10 mmol", { itemCode: "S812046" });

  it("calculates the mass of the limiting reagent by its purity, and the packs that hold it", () => {
    const view = viewOf([salicylaldehyde]);
    // 10 × 122.12 ÷ 0.98 mg
    expect(view?.amounts.grams).toBeCloseTo(1.24612, 4);
    expect(view?.buy?.mix.lines.map(({ count }) => count)).toEqual([1]);
    expect(view?.state).toBeUndefined();
  });

  it("takes typed facts in place of those of the item", () => {
    const typed = { ...salicylaldehyde, strength: "100%", molarMass: "100", density: "2" };
    expect(viewOf([typed])?.amounts).toEqual({ mmol: 10, grams: 1, millilitres: 0.5 });
  });

  it("calculates a solvent from the moles of the limiting reagent", () => {
    const view = viewOf([salicylaldehyde, row("E809056", "5 mL/mmol")], 1);
    expect(view?.amounts.millilitres).toBeCloseTo(50, 6);
  });

  it.each<readonly [string, PlanRow]>([
    ["no-amount", row("水杨醛", "")],
    ["wrong-amount", row("水杨醛", "some")],
    ["not-own", row("水杨醛", "1 eq")],
    ["missing", row("没有的东西", "1 mmol")],
    ["looking", row("不查询", "1 mmol")],
    ["wrong-fact", { ...salicylaldehyde, density: "heavy" }],
    ["too-large", row("V806734", "1000000 g")],
    ["wrong-amount", { ...salicylaldehyde, amount: "0" }],
  ])("says that a row is %s", (state, given) => {
    expect(viewOf([given])?.state).toBe(state);
  });

  it("says that a row follows a limiting reagent whose amount is not known", () => {
    expect(viewOf([row("水杨醛", ""), row("E809056", "5 mL/mmol")], 1)?.state).toBe("no-limiting");
  });

  it("says nothing of a row of which only an amount is typed", () => {
    expect(viewOf([row("", "1 mmol")])?.state).toBeUndefined();
  });

  it("says that rows could not be looked up", () => {
    const { views } = viewsOf([row("不查询", "1 mmol")], 0, { hasFailed: true });
    expect([...views.values()].map(({ state }) => state)).toEqual(["failed"]);
  });

  it("buys no product of the reaction, and asks for its molecular weight", () => {
    const product = row("没有的东西", "1 eq", { isProduct: true });
    expect(viewOf([salicylaldehyde, product], 1)).toMatchObject({
      buy: undefined,
      state: "molarMass",
    });
    const known = { ...product, molarMass: "241.3" };
    expect(viewOf([salicylaldehyde, known], 1)?.amounts.grams).toBeCloseTo(2.413, 6);
  });

  it("calculates the mass of a structure that no item has", () => {
    const product = row(UNSOLD_SMILES, "1 eq", { isProduct: true });
    const view = viewOf([salicylaldehyde, product], 1);
    expect(view?.amounts.grams).toBeCloseTo(1.9724, 6);
    expect(view?.state).toBeUndefined();
    const reactant = viewOf([salicylaldehyde, row(UNSOLD_SMILES, "1 eq")], 1);
    expect(reactant).toMatchObject({ buy: undefined, state: "missing" });
  });

  it("adds up the packs of rows of the same item", () => {
    const { views } = viewsOf([salicylaldehyde, salicylaldehyde]);
    expect(boughtPacks(views.values())).toMatchObject([
      { productCode: "S812046-25g", quantity: 2 },
    ]);
    expect(totalOf(views.values())).toBe(2 * (totalOf([...views.values()].slice(0, 1)) as number));
  });

  it("puts a regulated row into no cart before its filing is accepted", () => {
    const filing = {
      kind: "explosive",
      goods: [],
      refusal: "",
      poisonLicence: "not-required",
    } as const;
    const rows = [salicylaldehyde, row("E809056", "5 mL/mmol")];
    const orderableOf = (state: "none" | "accepted") => {
      const { views } = viewsOf(rows, 0, { filings: [{ ...filing, state }] });
      const states = [...views.values()].map(({ buy, state: each }) => [buy !== undefined, each]);
      return { states, packs: boughtPacks(orderableViews(views.values())).length };
    };
    expect(orderableOf("none")).toEqual({
      states: [
        [true, undefined],
        [true, "restricted"],
      ],
      packs: 1,
    });
    expect(orderableOf("accepted")).toMatchObject({
      states: [
        [true, undefined],
        [true, undefined],
      ],
      packs: 2,
    });
  });

  it("exports the rows that are not blank, and no formula", async () => {
    const { plan, views } = viewsOf([salicylaldehyde, row("", ""), row("=1+1", "1 eq")]);
    const lines = (await reactionFile(plan.rows, views, "en").text()).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("1,水杨醛,S812046,10 mmol,10,1.246,");
    expect(lines[2]).toContain("2,'=1+1,");
  });
});

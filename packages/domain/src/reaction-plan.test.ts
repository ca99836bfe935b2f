import { describe, expect, it } from "vitest";
import { MOST_REACTION_ROWS, parsePlan, planOfText, planToText } from "./reaction-plan.ts";

const row = { text: "苯甲酸", amount: "10 mmol", isProduct: false };

describe("a plan of a reaction", () => {
  it("is the same after it was a text of an address", () => {
    const plan = {
      rows: [row, { ...row, itemCode: "B810527", density: "1.2", strength: "98%" }],
      limiting: 1,
    };
    expect(planOfText(planToText(plan))).toEqual(plan);
  });

  it("has as a text no sign that ends an address", () => {
    const plan = { rows: [{ ...row, text: "C#N [O-] a&b=c%" }], limiting: 0 };
    expect(planToText(plan)).not.toMatch(/[\s#"<>&=]/u);
  });

  it.each([
    ["nothing", undefined],
    ["a text", "plan"],
    ["no rows", { rows: [], limiting: 0 }],
    [
      "too many rows",
      { rows: Array.from({ length: MOST_REACTION_ROWS + 1 }, () => row), limiting: 0 },
    ],
    ["a row without a text", { rows: [{ amount: "1" }], limiting: 0 }],
    [
      "a row with a text that is too long",
      { rows: [{ ...row, text: "C".repeat(401) }], limiting: 0 },
    ],
    ["a limiting reagent that is no row", { rows: [row], limiting: -1 }],
  ])("is not read from %s", (_what, stored) => {
    expect(parsePlan(stored)).toBeUndefined();
  });

  it.each(["", "%", "{", "null"])("is not read from the text %j", (text) => {
    expect(planOfText(text)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { readReactionLines } from "./reaction-line.ts";
import { LONGEST_REACTION_TEXT } from "./reaction-plan.ts";

/** A line behind that of the limiting reagent. */
const behind = (line: string) => {
  const row = readReactionLines(`苯甲酸 10 mmol\n${line}`)[1];
  return [row?.text, row?.amount];
};

describe("readReactionLines", () => {
  it.each([
    ["苯甲胺 1.1 eq", "苯甲胺", "1.1 eq"],
    ["苯甲胺\t1.1", "苯甲胺", "1.1"],
    ["1) 苯甲胺，1.1 当量", "苯甲胺", "1.1 当量"],
    ["100-46-9 1.1 equiv.", "100-46-9", "1.1 equiv."],
    ["B810527 5 mol%", "B810527", "5 mol%"],
    ["DMF 5 mL/mmol", "DMF", "5 mL/mmol"],
    ["DMF (50 mL)", "DMF", "50 mL"],
    ["benzylamine (1.2 mL, 11 mmol, 1.1 equiv)", "benzylamine", "1.1 equiv"],
    ["benzylamine (1.2 mL, 11 mmol)", "benzylamine", "11 mmol"],
    ["n-BuLi 2.5 M in hexanes 1.1 eq", "n-BuLi 2.5 M in hexanes", "1.1 eq"],
    ["HCl 1 M", "HCl 1 M", ""],
    ["1,4-二氧六环 10 倍体积", "1,4-二氧六环", "10 倍体积"],
    ["NCc1ccccc1 1.1 eq", "NCc1ccccc1", "1.1 eq"],
    ["聚乙二醇 400", "聚乙二醇 400", ""],
    ["2-甲基四氢呋喃", "2-甲基四氢呋喃", ""],
  ])("reads %j as %j with the amount %j", (line, text, amount) => {
    expect(behind(line)).toEqual([text, amount]);
  });

  it("gives the first line its own amount, which is that of the limiting reagent", () => {
    expect(readReactionLines("benzoic acid (1.22 g, 10 mmol, 1.0 equiv)")).toEqual([
      { text: "benzoic acid", amount: "10 mmol", isProduct: false },
    ]);
  });

  it("makes rows of the reactants, agents and products of a reaction SMILES", () => {
    expect(readReactionLines("CCBr.[Na+].[OH-]>O>CCO")).toEqual([
      { text: "CCBr", amount: "1 eq", isProduct: false },
      { text: "[Na+].[OH-]", amount: "1 eq", isProduct: false },
      { text: "O", amount: "", isProduct: false },
      { text: "CCO", amount: "1 eq", isProduct: true },
    ]);
  });

  it("cuts a text that is longer than a row holds", () => {
    const [row] = readReactionLines("C".repeat(LONGEST_REACTION_TEXT + 1));
    expect(row?.text).toHaveLength(LONGEST_REACTION_TEXT);
  });

  it("reads no rows in blank lines", () => {
    expect(readReactionLines(" \n\r\n\t")).toEqual([]);
  });
});

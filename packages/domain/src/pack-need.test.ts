import { describe, expect, it } from "vitest";
import { parseNeed, unitOfNeed } from "./pack-need.ts";
import { parsePack, packLabel } from "./pack.ts";

const packs = (...texts: string[]) => texts.flatMap((text) => parsePack(text) ?? []);

describe("unitOfNeed (issue 3, pack planner)", () => {
  it.each([
    [["25g", "100g", "500g", "2.5kg"], "g"],
    [["5mg", "1g"], "mg"],
    [["100mg", "1g", "5g"], "g"],
    [["1EA", "10×1mL"], "mL"],
    [["1EA", "96T", "2KU"], undefined],
    [[], undefined],
  ])("the unit of the need for %j is %s", (texts, unit) => {
    expect(unitOfNeed(packs(...texts))).toBe(unit);
  });
});

describe("parseNeed (issue 3, pack planner)", () => {
  it.each([
    ["12 g", "12 g"],
    ["12g", "12 g"],
    ["500 mL", "500 mL"],
    ["0.5kg", "0.5 kg"],
    ["１２", "12 g"],
    ["１．５ ｋｇ", "1.5 kg"],
    ["12 克", "12 g"],
    ["3 毫克", "3 mg"],
    ["2公斤", "2 kg"],
    ["5 升", "5 L"],
    ["50微升", "50 μL"],
    ["1,000 mL", "1000 mL"],
    ["2，500", "2500 g"],
    ["10×1mL", "10 × 1 mL"],
    ["50 ug", "50 μg"],
    ["½ kg", "0.5 kg"],
    ["1½千克", "1.5 kg"],
    ["1 1/2 L", "1.5 L"],
    ["1/4 kg", "0.25 kg"],
    ["¾", "0.75 g"],
  ])("reads %j as %s", (text, expected) => {
    const need = parseNeed(text, "g");
    const label = need && packLabel(need);
    expect(label && `${label.quantity} ${label.unit}`).toBe(expected);
  });

  it.each([
    "",
    "  ",
    "g",
    "0",
    "0 g",
    "-5g",
    "1,00 g",
    "1,0000",
    "some",
    "12 stone",
    "1.2.3",
    ".",
    "½½ kg",
    "1/0 g",
    "1/3 g",
    "5 mmol",
  ])("rejects %j", (text) => {
    expect(parseNeed(text, "g")).toBeUndefined();
  });
});

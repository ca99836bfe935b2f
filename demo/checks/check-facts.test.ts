import { describe, expect, test } from "vitest";
import { demoCatalogue } from "../catalogue.ts";
import { factFaults } from "./check-facts.ts";
import { type Fact, factsOf, isSolution } from "./facts.ts";
import { inHillOrder } from "./structure-rules.ts";

const facts = factsOf(await demoCatalogue());

const ETHANOL = "64-17-5";
const METHANOL = "67-56-1";

const pureOf = (cas: string): Fact => {
  const found = facts.find((fact) => fact.cas === cas && !isSolution(fact));
  if (!found) throw new Error(`The demo has no ${cas}.`);
  return found;
};
const ethanol = pureOf(ETHANOL);
const label = (hazards: Partial<Fact["hazards"]>): Fact => ({
  ...ethanol,
  hazards: { ...ethanol.hazards, ...hazards },
});

test("the facts hold", () => {
  expect(factFaults(facts)).toEqual([]);
  expect(facts.length).toBeGreaterThan(1000);
});

describe("a fault in the facts is found", () => {
  test.each<[string, Fact, RegExp]>([
    ["a mass that is off", { ...ethanol, molecularWeight: "46.70" }, /mass 46\.70/u],
    ["a formula of something else", { ...ethanol, formula: "C2H4O" }, /formula C2H4O/u],
    ["a formula out of order", { ...ethanol, formula: "H6C2O" }, /usual notation/u],
    ["a radical", { ...ethanol, smiles: "C[CH]O", formula: "C2H5O" }, /unpaired/u],
    [
      "Chinese in an English cell",
      { ...ethanol, appearance: { zh: "液体", en: "L液体" } },
      /Chinese in the English/u,
    ],
    ["a flash point above boiling", { ...ethanol, flashPoint: "80 ℃" }, /flash point/u],
    ["a density of nothing", { ...ethanol, density: "789 kg/m³" }, /impossible density/u],
    [
      "a drug precursor that the national list does not have",
      label({ isDrugPrecursor: true }),
      /64-17-5: isDrugPrecursor is true, but Ethanol is listed as false/u,
    ],
    [
      "a pictogram that no statement demands",
      label({ pictograms: ["GHS02", "GHS06"] }),
      /pictograms GHS02;GHS06, not GHS02;GHS07/u,
    ],
    [
      "a signal word that is too weak",
      label({ signal: "warning" }),
      /the signal "warning" of H225;H319/u,
    ],
    ["a UN number that is not listed", label({ unNumber: "0004" }), /UN 0004 is not listed/u],
    [
      "a UN number of another class",
      label({ unNumber: "1350" }),
      /UN 1350 is of class 4\.1, not H225, H319/u,
    ],
    [
      "statements of what is not classified",
      label({ basis: "not-classified" }),
      /64-17-5: not classified, but it has statements/u,
    ],
    [
      "a basis of no statements",
      label({ statements: [], basis: "annex-vi" }),
      /the basis annex-vi of no statements/u,
    ],
    ["dangerous goods without a UN number", label({ unNumber: null }), /no UN number for H225/u],
    [
      "the appearance of a solution",
      { ...ethanol, appearance: { zh: "常用95%水溶液", en: "Liquid" } },
      /appearance of a solution/u,
    ],
  ])("%s", (_what, wrong, fault) => {
    expect(factFaults([wrong]).join("\n")).toMatch(fault);
  });

  test("a flammable solution without a UN number", () => {
    const grignard = facts
      .filter((fact) => fact.cas === "925-90-6")
      .map((fact) => ({
        ...fact,
        hazards: { ...fact.hazards, unNumber: null },
      }));
    expect(factFaults(grignard).join("\n")).toMatch(
      /925-90-6, 3\.0 mol\/L in diethyl ether: no UN number for H224, H260, H314/u,
    );
  });

  test("a solution without a statement of the solute's own limit", () => {
    const benzopyrene = facts
      .filter((fact) => fact.cas === "50-32-8" && isSolution(fact))
      .map((fact) => ({ ...fact, hazards: { ...fact.hazards, statements: ["H225"] } }));
    expect(factFaults(benzopyrene).join("\n")).toMatch(/no H350, which holds from 0\.01%/u);
  });

  test("two substances with one structure", () => {
    const wrong = { ...pureOf(METHANOL), smiles: "OCC" };
    expect(factFaults([ethanol, wrong]).join("\n")).toMatch(/has the structure of/u);
  });

  test("two substances with one EC number", () => {
    const wrong = { ...pureOf(METHANOL), ecNumber: ethanol.ecNumber };
    expect(factFaults([ethanol, wrong]).join("\n")).toMatch(/EC number \S+ is 64-17-5's/u);
  });

  test("two grades of a substance with different constants", () => {
    const wrong = { ...ethanol, key: "E1", boilingPoint: "79 ℃" };
    expect(factFaults([ethanol, wrong]).join("\n")).toMatch(/64-17-5: boilingPoint/u);
  });

  test("an alias that is another's name", () => {
    const wrong = { ...pureOf(METHANOL), aliases: { zh: ["乙醇"], en: [] } };
    expect(factFaults([ethanol, wrong]).join("\n")).toMatch(/alias 乙醇 is the name of 64-17-5/u);
  });
});

test.each([
  ["H2O", "H2O"],
  ["CuSO4·5H2O", "CuH10O9S"],
  ["K4Fe(CN)6·3H2O", "C6H6FeK4N6O3"],
])("%s counts as %s", (formula, hill) => {
  expect(inHillOrder(formula)).toBe(hill);
});

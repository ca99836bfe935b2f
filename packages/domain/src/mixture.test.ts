import { describe, expect, it } from "vitest";
import { isSolutionGrade, mixtureStatements, solventOf } from "./mixture.ts";

const hexane = ["H225", "H304", "H315", "H336", "H361", "H373", "H411"];
const ether = ["H224", "H302", "H336"];
const methanol = ["H225", "H301", "H311", "H331", "H370"];
const butyllithium = ["H250", "H260", "H314"];
const glutaraldehyde = ["H301", "H314", "H317", "H330", "H334", "H335", "H400", "H411"];

describe("mixtureStatements", () => {
  it.each([
    [
      "butyllithium in hexane is as flammable, narcotic and harmful to water as hexane",
      [
        { percent: 23, statements: butyllithium },
        { percent: 77, statements: hexane },
      ],
      ["H225", "H250", "H260", "H304", "H314", "H336", "H361", "H373", "H411"],
    ],
    [
      "a Grignard reagent in ether is as flammable as ether",
      [
        { percent: 39, statements: ["H260", "H314"] },
        { percent: 61, statements: ether },
      ],
      ["H224", "H260", "H302", "H314", "H336"],
    ],
    [
      "a trace in methanol is methanol",
      [
        { percent: 0.013, statements: ["H300", "H310", "H330", "H341", "H410"] },
        { percent: 99.987, statements: methanol },
      ],
      methanol,
    ],
    [
      "an aldehyde in water is less toxic, and no more flammable than water",
      [
        { percent: 25, statements: glutaraldehyde },
        { percent: 75, statements: [] },
      ],
      ["H302", "H314", "H317", "H330", "H334", "H335", "H400", "H411"],
    ],
    [
      "a limit of a component's own decides before the generic one",
      [
        { percent: 0.013, statements: ["H340", "H350"], limits: { H350: 0.01 } },
        { percent: 99.987, statements: ["H225"] },
      ],
      ["H225", "H350"],
    ],
    ["a little acid irritates", [{ percent: 2, statements: ["H314"] }], ["H315", "H319"]],
    [
      "a dissolved solid no longer burns as a solid",
      [{ percent: 30, statements: ["H228", "H251"] }],
      [],
    ],
    [
      "a little of what harms organs may harm them",
      [{ percent: 5, statements: ["H370", "H372"] }],
      ["H371", "H373"],
    ],
    [
      "a little of what is toxic to water is harmful to it",
      [{ percent: 5, statements: ["H411"] }],
      ["H412"],
    ],
    ["water has no hazards", [{ percent: 100, statements: [] }], []],
  ])("%s", (_what, components, statements) => {
    expect(mixtureStatements(components)).toEqual(statements);
  });

  it("mixtureStatements of one component are its own, without those that a worse one implies", () => {
    for (const statements of [hexane, ether, methanol, butyllithium]) {
      expect(mixtureStatements([{ percent: 100, statements }])).toEqual(statements);
    }
  });
});

describe("isSolutionGrade (decisions, solutions)", () => {
  it.each([
    "1.0 mol/L，溶于四氢呋喃",
    "3.0 mol/L in diethyl ether",
    "2.5 M in hexanes",
    "100 μg/mL in methanol",
    "100 µg/mL，溶于甲醇",
    "50%水溶液",
    "80% in toluene",
    "0.1 mol/L",
  ])("%s is the grade of a solution", (grade) => {
    expect(isSolutionGrade(grade)).toBe(true);
  });

  it.each([
    "≥99.5%，AR",
    "95–98%, AR",
    "粘度200 mPa·s（1%水溶液）",
    "Viscosity 200 mPa·s (1% in water)",
    "≥99.8%, anhydrous, water ≤50 ppm",
    "平均Mn 400",
    "分析标准品，≥98%（HPLC）",
    "Mesh 200–300",
  ])("%s is not the grade of a solution", (grade) => {
    expect(isSolutionGrade(grade)).toBe(false);
  });
});

it.each([
  ["1.0 mol/L，溶于四氢呋喃", "四氢呋喃"],
  ["3.0 mol/L in diethyl ether", "diethyl ether"],
  ["2.0 mol/L in THF and heptane", "THF and heptane"],
  ["100 μg/mL，溶于甲醇", "甲醇"],
  ["50%水溶液", "水"],
  ["80% in toluene", "toluene"],
  ["0.1 mol/L", undefined],
  ["≥99.5%，AR", undefined],
])("the solvent of %s is %s", (grade, solvent) => {
  expect(solventOf(grade)).toBe(solvent);
});

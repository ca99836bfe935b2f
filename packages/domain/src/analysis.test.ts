import { describe, expect, test } from "vitest";
import { analysisVerdict, resultMeets } from "./analysis.ts";

describe("resultMeets (decisions, certificate of analysis)", () => {
  test.each([
    ["≥99.5%", "99.63%"],
    ["≥99.5%", "99.50%"],
    ["≥99.5%（GC）", "99.63 %"],
    [">98%", "98.1%"],
    ["≤5 ppm", "5 ppm"],
    ["≤1000 ppm", "386 ppm"],
    ["≤0.05%", "386 ppm"],
    ["≤50 ppm", "0.004%"],
    ["<1 EU/mg", "0.5 EU/mg"],
    ["≤1 EU/mg", "<1 EU/mg"],
    ["<1 EU/mg", "<1 EU/mg"],
    ["<1 EU/mg", "<1.0 EU/mg"],
    ["95–98%", "95.2–97.8%"],
    ["≥99.9%", ">99.95%"],
    ["1.359–1.363", "1.3601"],
    ["1.359~1.363", "1.363"],
    ["95%–98%", "96.2%"],
    ["95 to 98%", "95.0%"],
    ["2.4–2.6 mol/L", "2.52 mol/L"],
    ["-5–5 ℃", "−3 ℃"],
    ["无色透明液体", "符合"],
    ["Colourless liquid", "Conforms"],
    ["Passes test", "passes"],
    ["White powder", "White powder"],
    ["≥99.5%", "符合规定"],
  ])("%s is met by %s", (requirement, result) => {
    expect(resultMeets(requirement, result)).toBe(true);
  });

  test.each([
    ["≥99.5%", "99.49%"],
    [">98%", "98%"],
    ["<1 EU/mg", "1 EU/mg"],
    ["≤5 ppm", "5.1 ppm"],
    ["≤0.05%", "600 ppm"],
    ["≥99.5%", "<99%"],
    ["≥99.5%", "<99.5%"],
    ["95–98%", "90–94%"],
    ["≤5 ppm", ">8 ppm"],
    ["1.359–1.363", "1.3585"],
    ["1.359–1.363", "1.3631"],
    ["95–98%", "98.5%"],
    ["95–98%", ">99%"],
    ["95–98%", "<94%"],
    ["无色透明液体", "不符合"],
    ["Colourless liquid", "Does not conform"],
    ["≥99.5%", "Fails"],
  ])("%s is not met by %s", (requirement, result) => {
    expect(resultMeets(requirement, result)).toBe(false);
  });

  test.each([
    ["≥99.5%", ""],
    ["≥99.5%", "not tested"],
    ["≥99.5%", ">99%"],
    ["<1 EU/mg", "≤1 EU/mg"],
    ["30%", "29.6%"],
    ["≤5 ppm", "<10 ppm"],
    ["95–98%", ">96%"],
    ["≤5 ppm", "3 mg/kg"],
    ["≥99.5%", "99.6"],
    ["White powder", "Yellow powder"],
    ["", ""],
    ["Report", "0.3%"],
    ["1 g–5%", "3%"],
  ])("%s and %s do not tell", (requirement, result) => {
    expect(resultMeets(requirement, result)).toBeUndefined();
  });
});

describe("analysisVerdict (decisions, certificate of analysis)", () => {
  test.each([
    ["conforms", [true, true]],
    ["fails", [true, undefined, false]],
    ["undecided", [true, undefined]],
    ["no-results", []],
  ] as const)("gives the verdict %s for %j", (verdict, results) => {
    expect(analysisVerdict(results)).toBe(verdict);
  });
});

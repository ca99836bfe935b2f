import { describe, expect, test } from "vitest";
import { densityOf, strengthOf } from "./strength.ts";

describe("strengthOf", () => {
  test.each([
    ["≥98%", 0.98],
    ["≥99%（HPLC）", 0.99],
    ["分析标准品，≥99.5%（GC）", 0.995],
    ["Analytical standard, ≥99.5% (HPLC)", 0.995],
    ["36–38%，AR", 0.37],
    ["99.95%, metals basis", 0.9995],
    ["80% in toluene", 0.8],
    ["25%水溶液", 0.25],
    ["30%，MOS级", 0.3],
  ])("%s is a share of the mass", (text, share) => {
    const strength = strengthOf(text, 100);
    expect(strength?.kind === "mass-share" && strength.share).toBeCloseTo(share);
  });

  test.each([
    ["1.0 mol/L，溶于四氢呋喃", 1],
    ["2.5 mol/L in hexanes", 2.5],
    ["3.0 M in diethyl ether", 3],
    ["100 mmol/L", 0.1],
    ["50 mM", 0.05],
    ["100 μg/mL in methanol", 0.001],
    ["1 mg/mL", 0.01],
  ])("%s is a molarity, of a substance of 100 g/mol", (text, molPerLitre) => {
    const strength = strengthOf(text, 100);
    expect(strength?.kind === "molarity" && strength.molPerLitre).toBeCloseTo(molPerLitre);
  });

  test.each([
    "",
    "AR",
    "10% Pd, about 50% water",
    "Available chlorine ≥10%, AR",
    "87–89% hydrolysed, type 1788",
    "Viscosity 200 mPa·s (1% in water)",
    "Average Mw 120000",
    "0%",
  ])("%j states none", (text) => {
    expect(strengthOf(text, 100)).toBeUndefined();
  });
});

test.each([
  ["0.789 g/mL", 0.789],
  ["1.146 g/mL（20 °C）", 1.146],
  ["1.044 g/cm³", 1.044],
  ["", undefined],
  ["2.07", undefined],
])("the density of %j is %s g/mL", (text, density) => {
  expect(densityOf(text)).toBe(density);
});

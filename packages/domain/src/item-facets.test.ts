import { describe, expect, it } from "vitest";
import { facetsOf, type FacetSource, purityOf } from "./item-facets.ts";
import { fen } from "./money.ts";
import { NO_PRECURSOR } from "./precursor.ts";

const plain: FacetSource = {
  casNumber: "",
  specification: "≥98%",
  packs: ["5g"],
  fromPrice: fen(12_000),
  isInStock: true,
  isHazardous: false,
  ...NO_PRECURSOR,
  isLowBoiling: false,
};

describe("the purity that a specification states", () => {
  it.each([
    ["≥99.5%，AR", 99.5],
    ["AR, 99.7%", 99.7],
    [">98.0%(GC)", 98],
    ["98% (HPLC)", 98],
    ["min. 98 %", 98],
    ["分析标准品，≥99.8%（GC）", 99.8],
    ["95–98%，AR", 95],
    ["99.99%，以金属计", 99.99],
    ["100%", 100],
  ])("reads the purity of %j as %d percent", (specification, percent) => {
    expect(purityOf(specification)).toBe(percent);
  });

  it.each([
    "化学纯",
    "脱乙酰度≥95%",
    "醇解度98–99%，1799型",
    "平均Mw 25000",
    "",
    "POA",
    "250%",
    "0%",
  ])("finds no purity in %j", (specification) => {
    expect(purityOf(specification)).toBeUndefined();
  });
});

describe("the facets of an item", () => {
  it.each([
    [{ specification: "≥99.99%" }, "purity", ["99.9"]],
    [{ specification: "≥99%" }, "purity", ["99"]],
    [{ specification: "98.5%" }, "purity", ["98"]],
    [{ specification: "95–98%" }, "purity", ["95"]],
    [{ specification: "36–38%，AR" }, "purity", ["below-95"]],
    [{ specification: "化学纯" }, "purity", ["not-stated"]],
    [
      { packs: ["1g", "25mL", "0.5kg", "2.5L"] },
      "size",
      ["up-to-1", "up-to-25", "up-to-500", "over-500"],
    ],
    [{ packs: ["10×1mL", "5mg", "1000mg"] }, "size", ["up-to-1", "up-to-25"]],
    [{ packs: ["96T", "1EA", "bulk"] }, "size", ["other"]],
    [{ packs: [] }, "size", []],
    [{ fromPrice: fen(4999) }, "price", ["under-50"]],
    [{ fromPrice: fen(5000) }, "price", ["under-200"]],
    [{ fromPrice: fen(199_999) }, "price", ["under-2000"]],
    [{ fromPrice: fen(200_000) }, "price", ["from-2000"]],
    [{ fromPrice: null }, "price", ["on-request"]],
    [{ isInStock: true }, "stock", ["in-stock"]],
    [{ isInStock: false }, "stock", []],
    [{}, "hazard", ["none"]],
    [{ isDrugPrecursor: true }, "hazard", ["drug-precursor"]],
    [
      { isDrugPrecursor: true, casNumber: "108-88-3" },
      "hazard",
      ["drug-precursor", "drug-precursor-3"],
    ],
    [
      { isDrugPrecursor: true, casNumber: "118-92-3" },
      "hazard",
      ["drug-precursor", "drug-precursor-1"],
    ],
    [{ casNumber: "26628-22-8" }, "hazard", ["acute-poison"]],
    [{ isExplosivePrecursor: true }, "hazard", ["explosive-precursor"]],
    [
      { isHazardous: true, isDrugPrecursor: true, isExplosivePrecursor: true, isLowBoiling: true },
      "hazard",
      ["hazardous", "drug-precursor", "explosive-precursor", "low-boiling"],
    ],
  ] as const)("given %j its %s is %j", (given, facet, values) => {
    expect(facetsOf({ ...plain, ...given })[facet]).toEqual(values);
  });
});

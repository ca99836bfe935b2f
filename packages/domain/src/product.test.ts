import { describe, expect, it } from "vitest";
import { NO_PRECURSOR } from "./precursor.ts";
import { hasBulkRow, hasSafetyDataSheet, productMarks } from "./product.ts";

describe("an item (storefront §3, product detail; §9, category codes)", () => {
  it.each([
    ["bulk", true],
    ["special-brand", false],
    ["ordinary", false],
  ] as const)("an item of category %s has a bulk row: %s", (category, expected) => {
    expect(hasBulkRow(category)).toBe(expected);
  });

  it.each([
    ["0", false],
    ["", false],
    [undefined, false],
    ["12", true],
  ])("msds_id %j has a safety data sheet: %s", (id, expected) => {
    expect(hasSafetyDataSheet(id)).toBe(expected);
  });
});

describe("productMarks (decisions, marks)", () => {
  const plain = {
    casNumber: "",
    specification: "AR",
    hazardNumber: "",
    ...NO_PRECURSOR,
    isRare: false,
    isBiological: false,
  };

  it.each([
    [{}, []],
    [{ hazardNumber: "0" }, []],
    [{ hazardNumber: " 2568 " }, [{ kind: "hazardous", serialNumber: "2568" }]],
    [{ hazardNumber: "listed" }, [{ kind: "hazardous", serialNumber: undefined }]],
    [
      { casNumber: "26628-22-8", hazardNumber: "listed" },
      [{ kind: "acute-poison" }, { kind: "hazardous", serialNumber: undefined }],
    ],
    [{ isDrugPrecursor: true }, [{ kind: "drug-precursor" }]],
    [{ isExplosivePrecursor: true }, [{ kind: "explosive-precursor" }]],
    [
      { isDrugPrecursor: true, isExplosivePrecursor: true },
      [{ kind: "drug-precursor" }, { kind: "explosive-precursor" }],
    ],
    [{ isRare: true, isBiological: true }, [{ kind: "rare" }, { kind: "bio" }]],
  ])("the marks of %j are %j", (change, expected) => {
    expect(productMarks({ ...plain, ...change })).toEqual(expected);
  });
});

import { describe, expect, it } from "vitest";
import { readSearchParts } from "./search-parts.ts";

describe("readSearchParts (decisions, search matching)", () => {
  it.each([
    ["丙酮 500mL", "丙酮", ["500mL"]],
    ["乙酸乙酯500毫升", "乙酸乙酯", ["500毫升"]],
    ["甲醇HPLC", "甲醇", ["HPLC"]],
    ["甲醇 HPLC级", "甲醇", ["HPLC级"]],
    ["乙醇 AR 500ml", "乙醇", ["AR", "500ml"]],
    ["98%硫酸", "硫酸", ["98%"]],
    ["浓硫酸", "硫酸", ["浓"]],
    ["conc. H2SO4", "H2SO4", ["conc."]],
    ["0.1 M HCl", "HCl", ["0.1 M"]],
    ["0.1mol/L盐酸标准溶液", "盐酸", ["标准溶液", "0.1mol/L"]],
    ["无水甲醇", "甲醇", ["无水"]],
    ["工业酒精", "酒精", ["工业"]],
    ["64-17-5 500mL", "64-17-5", ["500mL"]],
    ["N,N-二甲基甲酰胺", "N,N-二甲基甲酰胺", []],
    ["聚乙二醇 400", "聚乙二醇 400", []],
    ["浓缩汁", "浓缩汁", []],
    ["溶液", "溶液", []],
    ["500mL", "", ["500mL"]],
  ])("reads %j as %j with %j", (text, name, filters) => {
    const parts = readSearchParts(text);
    expect(parts.name).toBe(name);
    expect(parts.filters.map((filter) => filter.text)).toEqual(filters);
  });

  it("knows that nothing is sold diluted, and that concentrated says nothing of what is", () => {
    expect(readSearchParts("稀硝酸").filters).toEqual([{ text: "稀", tokens: undefined }]);
    expect(readSearchParts("浓硝酸").filters).toEqual([{ text: "浓", tokens: [] }]);
  });
});

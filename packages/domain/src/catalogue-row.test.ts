import { describe, expect, it } from "vitest";
import { CATALOGUE_COLUMNS, CATALOGUE_TABLE, FEED_TABLE } from "./catalogue-columns.ts";
import type { ColumnName } from "./catalogue-columns.ts";
import { readRow } from "./catalogue-row.ts";

const { columnOf, required } = CATALOGUE_TABLE;

const GOOD = { item_code: "E100001", name_zh: "乙醇", pack: "500mL", list_price: "48" } as const;

const problemsOf = (changes: Partial<Record<ColumnName, string>>) => {
  const read = readRow({ ...GOOD, ...changes });
  return read.kind === "bad" ? read.problems.map(({ column, fault }) => `${column} ${fault}`) : [];
};

describe("the columns of a catalogue file", () => {
  it("the columns of a catalogue file have unique names in both languages", () => {
    const names = CATALOGUE_COLUMNS.flatMap(({ name, chinese, usual }) => [
      name,
      chinese,
      ...usual,
    ]);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, chinese } of CATALOGUE_COLUMNS) {
      expect(columnOf(name)).toBe(name);
      expect(columnOf(chinese)).toBe(name);
    }
  });

  it.each([
    ["Item Code", "item_code"],
    [" ＣＡＳ号 ", "cas"],
    ["list-price", "list_price"],
    ["货号", "item_code"],
    ["产品名称", "name_zh"],
    ["单价", "list_price"],
    ["CAS No.", "cas"],
    ["产品编号", "product_code"],
  ])("finds the columns of a catalogue file by %j", (header, name) => {
    expect(columnOf(header)).toBe(name);
  });

  it("the columns of a catalogue file are not guessed from similar names", () => {
    expect(columnOf("price")).toBeUndefined();
    expect(columnOf("")).toBeUndefined();
  });

  it("requires few columns of a catalogue file", () => {
    expect(required).toEqual(["item_code", "pack"]);
    expect(FEED_TABLE.required).toEqual(["product_code"]);
  });
});

describe("a row of a catalogue file", () => {
  it("returns the cells of the item and of the pack without blank ones", () => {
    expect(readRow({ ...GOOD, cas: "64-17-5", stock: "7", name_en: " " })).toEqual({
      kind: "read",
      row: {
        item: { item_code: "E100001", name_zh: "乙醇", cas: "64-17-5" },
        pack: { pack: "500mL", list_price: "48.00", stock: "7" },
      },
    });
  });

  it.each<[string, Partial<Record<ColumnName, string>>, string[]]>([
    ["no item code", { item_code: "" }, ["item_code missing"]],
    ["no pack", { pack: " " }, ["pack missing"]],
    ["no price", { list_price: "" }, ["list_price missing"]],
    ["a price on request", { list_price: "", price_on_request: "是" }, []],
    [
      "a faulty flag in place of a price",
      { list_price: "", price_on_request: "?" },
      ["price_on_request flag-invalid"],
    ],
    ["a sales price above the list", { sales_price: "48.01" }, ["sales_price sales-price-above"]],
    ["a sales price of the list", { sales_price: "48" }, []],
    ["a translation of nothing", { category_en: "Solvents" }, ["category_en names-do-not-match"]],
    [
      "a translation of another depth",
      { category_zh: "溶剂 > 醇类", category_en: "Alcohols" },
      ["category_en names-do-not-match"],
    ],
    [
      "a translation of a faulty path",
      { category_zh: "溶剂 > ", category_en: "Solvents" },
      ["category_zh path-gap"],
    ],
    ["no price of a pack that is sold by enquiry", { list_price: "", enquiry_only: "1" }, []],
    ["no price of a bulk size", { list_price: "", bulk_pack: "1" }, []],
    ["two kinds of an item", { bulk: "1", special_brand: "是" }, ["special_brand bulk-and-brand"]],
    [
      "a safe level that is not low-boiling",
      { low_boiling: "1", safety_level: "3" },
      ["safety_level level-differs"],
    ],
    ["a safe level that is low-boiling", { low_boiling: "1", safety_level: "5" }, []],
    [
      "hazard statements of what is not classified",
      { hazard_statements: "H225", hazard_basis: "not-classified" },
      ["hazard_basis classified-and-not"],
    ],
    ["no hazard statements of what is not classified", { hazard_basis: "not-classified" }, []],
    [
      "a promotion without a price",
      { other_promotion: "1", sales_price: "" },
      ["other_promotion promotion-without-price"],
    ],
    [
      "several faults",
      { cas: "64-17-6", stock: "x" },
      ["stock count-invalid", "cas cas-number-invalid"],
    ],
  ])("reports the problems of a row of a catalogue file: %s", (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it("needs no price where the file has no column for it", () => {
    expect(readRow({ item_code: "E100001", pack: "500mL", stock: "7" })).toMatchObject({
      kind: "read",
      row: { pack: { pack: "500mL", stock: "7" } },
    });
  });

  it("returns the readable cells of a rejected row", () => {
    expect(readRow({ ...GOOD, cas: "64-17-6" })).toMatchObject({
      kind: "bad",
      known: { item: { item_code: "E100001" }, pack: { pack: "500mL" } },
    });
  });
});

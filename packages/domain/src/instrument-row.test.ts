import { describe, expect, it } from "vitest";
import {
  INSTRUMENT_COLUMNS,
  INSTRUMENT_TABLE,
  type InstrumentColumn,
} from "./instrument-columns.ts";
import { attributesOf, readInstrumentRow } from "./instrument-row.ts";

const GOOD = {
  instrument_code: "INS-1",
  sku_code: "INS-1-A",
  name_zh: "搅拌器",
  attributes_zh: "容量：5L；加热: 无",
  list_price: "363",
} as const;

const problemsOf = (changes: Partial<Record<InstrumentColumn, string>>) => {
  const read = readInstrumentRow({ ...GOOD, ...changes });
  return read.kind === "bad" ? read.problems.map(({ column, fault }) => `${column} ${fault}`) : [];
};

describe("the columns of a file of instruments", () => {
  it("have unique names in both languages, and usual ones", () => {
    const names = INSTRUMENT_COLUMNS.flatMap(({ name, chinese, usual }) => [
      name,
      chinese,
      ...usual,
    ]);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, chinese } of INSTRUMENT_COLUMNS) {
      expect(INSTRUMENT_TABLE.columnOf(name)).toBe(name);
      expect(INSTRUMENT_TABLE.columnOf(chinese)).toBe(name);
    }
  });
});

describe("a row of a file of instruments", () => {
  it("has its cells in their canonical form", () => {
    expect(readInstrumentRow({ ...GOOD, consumable: "是", name_en: " " })).toEqual({
      kind: "read",
      cells: {
        ...GOOD,
        consumable: "1",
        attributes_zh: "容量: 5L; 加热: 无",
        list_price: "363.00",
      },
    });
  });

  it("needs no price where the file has no column for it", () => {
    const { list_price: _, ...others } = GOOD;
    expect(readInstrumentRow(others).kind).toBe("read");
  });

  it.each<[string, Partial<Record<InstrumentColumn, string>>, string[]]>([
    ["no instrument code", { instrument_code: "" }, ["instrument_code missing"]],
    ["no SKU code", { sku_code: " " }, ["sku_code missing"]],
    ["no price", { list_price: "" }, ["list_price missing"]],
    ["a sales price above the list", { sales_price: "400" }, ["sales_price sales-price-above"]],
    [
      "an attribute without a value",
      { attributes_zh: "容量" },
      ["attributes_zh attributes-invalid"],
    ],
    [
      "an attribute twice",
      { attributes_zh: "容量: 5L; 容量: 9L" },
      ["attributes_zh attributes-invalid"],
    ],
    [
      "fewer English attributes",
      { attributes_en: "Volume: 5L" },
      ["attributes_en names-do-not-match"],
    ],
  ])("with %s", (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});

describe("the attributes of a cell", () => {
  it("are names with values, which may have colons", () => {
    expect(attributesOf("比例: 1: 2; 材质: 玻璃")).toEqual([
      { name: "比例", value: "1: 2" },
      { name: "材质", value: "玻璃" },
    ]);
    expect(attributesOf("")).toEqual([]);
  });
});

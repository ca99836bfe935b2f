import { describe, expect, it } from "vitest";
import { BATCH_COLUMNS, BATCH_TABLE, type BatchColumn } from "./batch-columns.ts";
import { readBatchRow } from "./batch-row.ts";

const GOOD = {
  batch_code: "C20261101",
  item_code: "E100001",
  produced: "2026-11-01",
  retest: "2028-11-01",
  test_zh: "含量",
  requirement_zh: "≥99.7%",
  result_zh: "99.9%",
} as const;

const problemsOf = (changes: Partial<Record<BatchColumn, string>>) => {
  const read = readBatchRow({ ...GOOD, ...changes });
  return read.kind === "bad" ? read.problems.map(({ column, fault }) => `${column} ${fault}`) : [];
};

describe("the columns of a file of batches", () => {
  it("have unique names in both languages, and usual ones", () => {
    const names = BATCH_COLUMNS.flatMap(({ name, chinese, usual }) => [name, chinese, ...usual]);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, chinese } of BATCH_COLUMNS) {
      expect(BATCH_TABLE.columnOf(name)).toBe(name);
      expect(BATCH_TABLE.columnOf(chinese)).toBe(name);
    }
    expect(BATCH_TABLE.columnOf("Lot Number")).toBe("batch_code");
  });
});

describe("a row of a file of batches", () => {
  it("is a batch with a test, whose texts hold for both languages", () => {
    expect(readBatchRow({ ...GOOD, test_en: "Assay" })).toEqual({
      kind: "read",
      row: {
        batchCode: "C20261101",
        itemCode: "E100001",
        produced: "2026-11-01",
        retest: "2028-11-01",
        test: {
          test: { zh: "含量", en: "Assay" },
          requirement: { zh: "≥99.7%", en: "≥99.7%" },
          result: { zh: "99.9%", en: "99.9%" },
        },
        pack: undefined,
        certificate: undefined,
      },
    });
  });

  it("has the stock of a pack", () => {
    expect(readBatchRow({ ...GOOD, pack: "500 ml", stock: "12" })).toMatchObject({
      row: { pack: { pack: "500mL", stock: 12 } },
    });
  });

  it("may be without a test, and without the days of the rows above", () => {
    expect(readBatchRow({ batch_code: "c-1", item_code: "e100001" })).toEqual({
      kind: "read",
      row: {
        batchCode: "C-1",
        itemCode: "E100001",
        produced: undefined,
        retest: undefined,
        test: undefined,
        pack: undefined,
        certificate: undefined,
      },
    });
  });

  it.each([
    ["2026/11/1", "2026-11-01"],
    ["2026.11.01", "2026-11-01"],
    ["20261101", "2026-11-01"],
    ["2026年11月1日", "2026-11-01"],
    ["2026-11-01 00:00:00", "2026-11-01"],
  ])("has the day %j", (written, produced) => {
    expect(readBatchRow({ ...GOOD, produced: written })).toMatchObject({ row: { produced } });
  });

  it.each<[string, Partial<Record<BatchColumn, string>>, string[]]>([
    ["no batch number", { batch_code: "" }, ["batch_code missing"]],
    ["a batch number with a blank", { batch_code: "C 1" }, ["batch_code batch-code-invalid"]],
    [
      "a certificate in another folder",
      { certificate: "a/b.pdf" },
      ["certificate file-name-invalid"],
    ],
    ["no item", { item_code: " " }, ["item_code missing"]],
    ["a day that is not in the calendar", { produced: "2026-02-30" }, ["produced day-invalid"]],
    ["a day in another order", { produced: "01/11/2026" }, ["produced day-invalid"]],
    ["a retest before production", { retest: "2026-10-31" }, ["retest retest-before-production"]],
    ["a result of no test", { test_zh: "" }, ["test_zh missing"]],
    ["a test without a result", { result_zh: "" }, ["result_zh missing"]],
    ["a test that requires nothing", { requirement_zh: "" }, []],
    ["a stock of no pack", { stock: "3" }, ["pack missing"]],
    ["a pack without a stock", { pack: "500mL" }, ["stock missing"]],
    ["a stock that is no count", { pack: "500mL", stock: "-1" }, ["stock count-invalid"]],
  ])("with %s", (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});

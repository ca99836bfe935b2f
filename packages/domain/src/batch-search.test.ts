import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { BatchSearch, searchLines } from "./batch-search.ts";

function keys(schema: v.GenericSchema, input: unknown): string[] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => issue.message);
}

describe("batch search (storefront §5, batch search)", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `E${at}`).join("\n");

  it.each([
    ["", "query-required"],
    [" \n\t\r\n　", "query-required"],
    [lines(11), "too-many-lines"],
    [`64-17-5\n${"x".repeat(201)}`, "line-too-long"],
  ])("reports for the batch search %j: %s", (keyword, key) => {
    expect(keys(BatchSearch, { keyword })).toContain(key);
  });

  it("counts lines with a text alone", () => {
    expect(keys(BatchSearch, { keyword: `\n\n${lines(10)}\n \n` })).toEqual([]);
    expect(v.parse(BatchSearch, { keyword: " 64-17-5 \r\n\r\n 乙醚\n" })).toEqual({
      keyword: "64-17-5\n乙醚",
    });
  });

  it("reads the ends of lines of every system", () => {
    expect(searchLines("a\r\nb\rc\n\nd ")).toEqual(["a", "b", "c", "d"]);
  });

  it.each([
    [
      "rows of a spreadsheet",
      "1\t丙酮\tAR\t500mL\t48.00\t3\n2\t甲醇\tAR\t4L\t30.00\t1",
      ["丙酮", "甲醇"],
    ],
    [
      "a table with heads",
      "序号\tCAS号\t名称\t数量\n1\t67-64-1\t丙酮\t3\n2\t\t甲醇\t1",
      ["67-64-1", "甲醇"],
    ],
    ["one row", "E801234-500mL\t3\t48.00", ["E801234-500mL"]],
    ["lines with running numbers", "1 丙酮\n2 甲醇", ["丙酮", "甲醇"]],
    ["lines below a head", "CAS No.\n67-64-1\n67-56-1", ["67-64-1", "67-56-1"]],
    ["names with numbers", "聚乙二醇 400\n吐温 80", ["聚乙二醇 400", "吐温 80"]],
  ])("searches for what %s name", (_what, text, lines) => {
    expect(searchLines(text)).toEqual(lines);
    expect(searchLines(lines.join("\n"))).toEqual(lines);
  });
});

import { describe, expect, test } from "vitest";
import { RecordReader } from "./records.ts";
import type { TableRecord } from "./records.ts";

function recordsIn(text: string, { width = 3, delimiter = ",", batch = 1000 } = {}): TableRecord[] {
  const lines = text.split("\n").map((line, at) => ({ number: at + 1, text: line }));
  const reader = new RecordReader(delimiter, width);
  const records: TableRecord[] = [];
  for (let at = 0; at < lines.length; at += batch) {
    records.push(...reader.read(lines.slice(at, at + batch)));
  }
  return [...records, ...reader.end()];
}

const summaryOf = (records: readonly TableRecord[]) =>
  records.map((record) =>
    record.kind === "record"
      ? `${String(record.line)} ${record.cells.join("|")}`
      : `${String(record.line)} ${record.fault.kind}`,
  );

describe("records of a table", () => {
  test.each([
    ["plain cells", "a,b,c\nd,e,f", ["1 a|b|c", "2 d|e|f"]],
    ["quoted cells", '"a,1","b ""2""",c', ['1 a,1|b "2"|c']],
    ["a quoted cell over several lines", 'a,"b\nb",c\nd,e,f', ["1 a|b\nb|c", "3 d|e|f"]],
    ["blank lines", "a,b,c\n\n,,\nd,e,f\n", ["1 a|b|c", "2 ", "3 ", "4 d|e|f", "5 "]],
    ["blank cells after the last column", "a,b,c,,", ["1 a|b|c||"]],
    ["too few cells", "a,b\nd,e,f", ["1 cells", "2 d|e|f"]],
    ["too many cells", "a,b,c,d\nd,e,f", ["1 cells", "2 d|e|f"]],
    ["a quotation mark inside a cell", 'a,5" b,c\nd,e,f', ["1 quote-not-closed", "2 d|e|f"]],
    ["two quotation marks inside a cell", 'a,5" b" x,c\nd,e,f', ["1 quotes", "2 d|e|f"]],
    ["text after a quoted cell", 'a,"b"b,c\nd,e,f', ["1 quotes", "2 d|e|f"]],
    [
      "a cell that is never closed",
      'a,"b,c\nd,e,f\ng,h,i',
      ["1 quote-not-closed", "2 d|e|f", "3 g|h|i"],
    ],
    [
      "two cells that are never closed",
      'a,"b,c\nd,e,f\ng,"h,i\nj,k,l',
      ["1 quote-not-closed", "2 d|e|f", "3 quote-not-closed", "4 j|k|l"],
    ],
  ])("records of a table are read with %s", (_, text, records) => {
    expect(summaryOf(recordsIn(text))).toEqual(records);
    expect(summaryOf(recordsIn(text, { batch: 1 }))).toEqual(records);
  });

  test("records of a table are read with tabs as delimiters", () => {
    expect(summaryOf(recordsIn('a\t"b\tb"\tc', { delimiter: "\t" }))).toEqual(["1 a|b\tb|c"]);
  });

  test("records of a table are not lost after an open quotation mark", () => {
    const lines = Array.from({ length: 500 }, (_, at) => (at === 3 ? 'a,"b,c' : "a,b,c"));
    const records = recordsIn(lines.join("\n"));
    expect(records).toHaveLength(500);
    expect(records.filter(({ kind }) => kind === "fault").map(({ line }) => line)).toEqual([4]);
  });

  test("records of a table are distinguished from lines with invalid bytes", () => {
    const lines = [
      { number: 1, text: undefined },
      { number: 2, text: "a,b,c" },
    ];
    expect(summaryOf(new RecordReader(",", 3).read(lines))).toEqual(["1 encoding", "2 a|b|c"]);
  });
});

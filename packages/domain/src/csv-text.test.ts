import { describe, expect, it } from "vitest";
import { csvText, importedCell, spreadsheetCell } from "./csv-text.ts";

describe("csvText", () => {
  it("quotes what separates cells and rows", () => {
    const rows = [
      ["苯甲酸", 1.22, "1,4-二氧六环"],
      ['a "b"', "two\nlines", ""],
    ];
    expect(csvText(rows)).toBe('\uFEFF苯甲酸,1.22,"1,4-二氧六环"\r\n"a ""b""","two\nlines",\r\n');
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1+1"])("makes no formula of %j", (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
  });

  it("keeps a negative number a number", () => {
    expect(csvText([[-1]])).toBe("\uFEFF-1\r\n");
  });
});

describe("spreadsheetCell", () => {
  it.each(["=1+1", "+1", "-a", "@SUM(A1)", "＝1+1", "\t=1"])("makes no formula of %j", (text) => {
    expect(spreadsheetCell(text)).toBe(`\t${text}`);
  });

  it.each(["乙醇", "12.50", "-12.50", "-3"])("leaves %j as it is", (text) => {
    expect(spreadsheetCell(text)).toBe(text);
  });

  it("keeps a CAS number a text, and an empty cell empty", () => {
    expect(spreadsheetCell("64-17-5", true)).toBe("\t64-17-5");
    expect(spreadsheetCell("", true)).toBe("");
  });
});

describe("importedCell", () => {
  it("leaves texts and numbers as they are, and makes no formula", () => {
    expect(["64-17-5", "-3.5", ""].map(importedCell)).toEqual(["64-17-5", "-3.5", ""]);
    expect(importedCell("=1+1")).toBe(" =1+1");
  });
});

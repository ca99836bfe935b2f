import { describe, expect, it } from "vitest";
import { readOrderRow, sheetProblem, SHEET_SIZE_LIMIT, uploadColumns } from "./order-row.ts";
import { orderColumns } from "./order-sheet-head.ts";

const text = (shown: string) => ({ kind: "text", shown }) as const;
const number = (value: number, shown = String(value)) =>
  ({ kind: "number", shown, value }) as const;

describe("uploadColumns", () => {
  const columnsOf = (...heads: string[]) => uploadColumns(orderColumns(heads) ?? []);

  it.each([
    [["货号", "数量"]],
    [["货　号", " 数量 "]],
    [["产品货号", "订购数量（瓶）"]],
    [["Product code", "Quantity"]],
    [["Cat. No.", "Qty"]],
    [["Item No.", "Qty"]],
  ])("finds code and quantity among the heads %j", (heads) => {
    expect(columnsOf(...heads)).toEqual({ code: 0, quantity: 1 });
  });

  it("takes no running number for the code", () => {
    expect(columnsOf("No.", "名称", "商品\n编码", "单价", "申购数量")).toEqual({
      code: 2,
      quantity: 4,
    });
    expect(columnsOf("No.", "名称", "数量")).toEqual({ code: undefined, quantity: 2 });
  });

  it.each([
    [["序号", "名称", "数量"], 2],
    [["CAS号", "规格", "订购数量"], 2],
    [["数量", "品名"], 0],
  ])("finds the quantity among the heads %j of a list without codes", (heads, quantity) => {
    expect(columnsOf(...heads)).toEqual({ code: undefined, quantity });
  });

  it("finds the columns of an order among many others", () => {
    const others = Array.from({ length: 40 }, (_, at) => `列 ${at}`);
    expect(columnsOf(...others, "货号", "数量")).toEqual({ code: 40, quantity: 41 });
  });

  it.each([[["货号", "单价"]], [["序号", "数量"]], [["E100001-500mL", "2"]], [[]]])(
    "finds no column among the heads %j",
    (heads) => {
      expect(columnsOf(...heads)).toBeUndefined();
    },
  );
});

describe("readOrderRow", () => {
  it("reads a code with spaces and full-width characters", () => {
    expect(readOrderRow(text(" Ｅ100001-500mL\u00a0"), text("３ 瓶"))).toEqual({
      code: "E100001-500mL",
      written: "3 瓶",
      read: { quantity: 3 },
    });
  });

  it("takes the value of a number, not how it is shown", () => {
    expect(readOrderRow(text("E1"), number(1000, "1.00E+03")).read).toEqual({ quantity: 1000 });
  });

  it.each([
    [undefined, text("1"), "code-blank"],
    [text("  "), text("1"), "code-blank"],
    [number(100_000, "1.00E+05"), text("1"), "code-changed"],
    [{ kind: "date", shown: "2026-03-01" } as const, text("1"), "code-date"],
    [text("E1"), undefined, "quantity-blank"],
    [text("E1"), text("若干"), "quantity-unreadable"],
    [text("E1"), number(1.5), "quantity-not-whole"],
  ])("says why %j with %j is no row: %s", (code, quantity, problem) => {
    expect(readOrderRow(code, quantity).read).toEqual({ problem });
  });

  it("shows what names the product where the row has no code", () => {
    expect(readOrderRow(undefined, text("2"), "乙醇\t64-17-5\t500mL")).toEqual({
      code: "乙醇 64-17-5 500mL",
      written: "2",
      read: { quantity: 2 },
    });
    expect(readOrderRow(text("E1"), text("2"), "E1\t乙醇").code).toBe("E1");
  });

  it("takes a whole number as a code", () => {
    expect(readOrderRow(number(100_234), number(1))).toMatchObject({
      code: "100234",
      read: { quantity: 1 },
    });
  });
});

describe("sheetProblem", () => {
  const file = (name: string, size = 1) => ({ name, size });
  it.each([
    [[], "none-chosen"],
    [[file("a.xlsx"), file("b.xlsx")], "too-many"],
    [[file("a.csv")], "extension"],
    [[file("xlsx")], "extension"],
    [[file("a.xlsx", SHEET_SIZE_LIMIT)], "too-large"],
    [[file("A.XLSX", SHEET_SIZE_LIMIT - 1)], undefined],
    [[file("a.xls")], undefined],
  ])("the problem of the sheet %j is %s", (files, problem) => {
    expect(sheetProblem(files)).toBe(problem);
  });
});

import { describe, expect, it } from "vitest";
import {
  readTaxInvoiceRow,
  TAX_INVOICE_COLUMNS,
  TAX_INVOICE_TABLE,
  type TaxInvoiceColumn,
} from "./invoice-file.ts";

const GOOD = { order: "mk2026112100007", number: "26317000000012345678", date: "2026/11/21" };

describe("the columns of a file of invoices", () => {
  it("have names in both languages", () => {
    for (const { name, chinese } of TAX_INVOICE_COLUMNS) {
      expect(TAX_INVOICE_TABLE.columnOf(name)).toBe(name);
      expect(TAX_INVOICE_TABLE.columnOf(chinese)).toBe(name);
    }
  });
});

describe("a row of a file of invoices", () => {
  it("has number, day, amount and one file of each format", () => {
    const file = "inv.pdf；inv.OFD; inv.xml";
    expect(readTaxInvoiceRow({ ...GOOD, amount: "30", file })).toEqual({
      kind: "read",
      row: {
        orderCode: "MK2026112100007",
        number: "26317000000012345678",
        day: "2026-11-21",
        amount: 3000,
        fileNames: ["inv.pdf", "inv.OFD", "inv.xml"],
      },
    });
  });

  it.each<[string, Partial<Record<TaxInvoiceColumn, string>>, string[]]>([
    ["no day", { date: "" }, ["date missing"]],
    ["a number that is rounded", { number: "2.6317E+19" }, ["number number-rounded"]],
    ["letters in the number", { number: "FP12345678" }, ["number invoice-number-invalid"]],
    ["a picture", { file: "inv.png" }, ["file invoice-files-invalid"]],
    ["two files of a format", { file: "a.pdf; b.pdf" }, ["file invoice-files-invalid"]],
    ["a file of another folder", { file: "../inv.pdf" }, ["file invoice-files-invalid"]],
  ])("with %s", (_, changes, problems) => {
    const read = readTaxInvoiceRow({ ...GOOD, ...changes });
    const found = read.kind === "bad" ? read.problems : [];
    expect(found.map(({ column, fault }) => `${column} ${fault}`)).toEqual(problems);
  });
});

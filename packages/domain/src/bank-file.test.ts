import { describe, expect, it } from "vitest";
import { BANK_COLUMNS, BANK_TABLE, type BankColumn, readBankRow } from "./bank-file.ts";

const rowOf = (written: Partial<Record<BankColumn, string>>) => {
  const read = readBankRow(written);
  return read.kind === "read" ? read.row : undefined;
};

describe("the columns of a bank's file", () => {
  it("have names in both languages", () => {
    for (const { name, chinese } of BANK_COLUMNS) {
      expect(BANK_TABLE.columnOf(name)).toBe(name);
      expect(BANK_TABLE.columnOf(chinese)).toBe(name);
    }
  });
});

describe("a row of a bank's file", () => {
  it.each([
    ["1,250.50", 125_050],
    ["+88.00", 8800],
    ["￥30", 3000],
    ["12.000", 1200],
    ["", 0],
    ["0.00", 0],
    ["-12.00", -1200],
  ])("has the amount %j", (amount, expected) => {
    expect(rowOf({ amount })?.amount).toBe(expected);
  });

  it("has all that the payer wrote", () => {
    const written = { amount: "1", reference: "货款", purpose: "MK1", summary: "转账" };
    expect(rowOf(written)?.text).toBe("货款 MK1 转账");
  });

  it("is told from others by its serial number, or by all that is known of it", () => {
    const row = { amount: "1", date: "2026-11-21", payer: "燕园" };
    const identity = rowOf(row)?.identity;
    expect(rowOf(row)?.identity).toBe(identity);
    expect(rowOf({ ...row, date: "2026-11-22" })?.identity).not.toBe(identity);
    const numbered = { ...row, serial: "S1" };
    expect(rowOf({ ...numbered, payer: "" })?.identity).toBe(rowOf(numbered)?.identity);
  });

  it("with an amount that is none is refused", () => {
    expect(readBankRow({ amount: "a lot" })).toMatchObject({
      problems: [{ column: "amount", fault: "signed-amount-invalid" }],
    });
  });
});

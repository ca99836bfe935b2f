import { describe, expect, it } from "vitest";
import { PARCEL_COLUMNS, PARCEL_TABLE, type ParcelColumn, readParcelRow } from "./parcel-file.ts";

const WHOLE = { order: "mk2026112100007", company: "顺丰", number: "sf1001" } as const;

describe("the columns of a file of parcels", () => {
  it("have names in both languages", () => {
    for (const { name, chinese } of PARCEL_COLUMNS) {
      expect(PARCEL_TABLE.columnOf(name)).toBe(name);
      expect(PARCEL_TABLE.columnOf(chinese)).toBe(name);
    }
  });
});

describe("a row of a file of parcels", () => {
  it("without a product has all that waits", () => {
    expect(readParcelRow(WHOLE)).toMatchObject({
      row: { orderCode: "MK2026112100007", expressNumber: "SF1001", line: undefined },
      problems: [],
    });
  });

  it("has a product with quantity and batch", () => {
    const line = { product_code: "E100001-500mL", quantity: "2", batch_code: "c15482130" };
    expect(readParcelRow({ ...WHOLE, ...line }).row.line).toEqual({
      productCode: "E100001-500mL",
      quantity: 2,
      batchCode: "C15482130",
    });
  });

  it.each<[string, Partial<Record<ParcelColumn, string>>, string[]]>([
    ["no number", { number: "" }, ["number missing"]],
    [
      "a number that a spreadsheet has rounded",
      { number: "7.71234E+14" },
      ["number number-rounded"],
    ],
    ["a number with words", { number: "see below" }, ["number tracking-number-invalid"]],
    ["a quantity of no product", { quantity: "2" }, ["product_code missing"]],
    ["a batch of no product", { batch_code: "C1" }, ["product_code missing", "quantity missing"]],
    ["a product without a quantity", { product_code: "A-1" }, ["quantity missing"]],
    ["half a piece", { product_code: "A-1", quantity: "1.5" }, ["quantity count-invalid"]],
  ])("with %s", (_, changes, problems) => {
    const read = readParcelRow({ ...WHOLE, ...changes });
    expect(read.problems.map(({ column, fault }) => `${column} ${fault}`)).toEqual(problems);
  });

  it("belongs to the parcel of its order, carrier and number, also where it has problems", () => {
    const { parcel } = readParcelRow(WHOLE);
    expect(readParcelRow({ ...WHOLE, quantity: "x" }).parcel).toBe(parcel);
    expect(readParcelRow({ ...WHOLE, number: "SF1002" }).parcel).not.toBe(parcel);
  });
});

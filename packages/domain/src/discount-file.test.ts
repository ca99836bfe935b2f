import { describe, expect, it } from "vitest";
import {
  DISCOUNT_COLUMNS,
  DISCOUNT_TABLE,
  type DiscountColumn,
  readDiscountRow,
} from "./discount-file.ts";

const GOOD = { customer_group: "university", item_code: "e100001", discount: "10" } as const;

const problemsOf = (changes: Partial<Record<DiscountColumn, string>>) => {
  const read = readDiscountRow({ ...GOOD, ...changes });
  return read.kind === "bad" ? read.problems.map(({ column, fault }) => `${column} ${fault}`) : [];
};

describe("the columns of a file of discounts", () => {
  it("have names in both languages", () => {
    for (const { name, chinese } of DISCOUNT_COLUMNS) {
      expect(DISCOUNT_TABLE.columnOf(name)).toBe(name);
      expect(DISCOUNT_TABLE.columnOf(chinese)).toBe(name);
    }
  });
});

describe("a row of a file of discounts", () => {
  it.each([
    ["10", 900],
    ["12.5", 875],
    ["7.50 %", 925],
    ["８％", 920],
    ["0.1", 999],
    ["99.9", 1],
  ])("takes %j percent off", (discount, permille) => {
    expect(readDiscountRow({ ...GOOD, discount })).toEqual({
      kind: "read",
      row: { group: "university", itemCode: "E100001", permille },
    });
  });

  it.each<[string, Partial<Record<DiscountColumn, string>>, string[]]>([
    ["no group", { customer_group: "" }, ["customer_group missing"]],
    ["the word for no group", { customer_group: "none" }, ["customer_group group-invalid"]],
    ["a group of two words", { customer_group: "key account" }, ["customer_group group-invalid"]],
    ["no discount", { discount: "0" }, ["discount percent-invalid"]],
    ["all for nothing", { discount: "100" }, ["discount percent-invalid"]],
    ["parts of a permille", { discount: "12.55" }, ["discount percent-invalid"]],
  ])("with %s", (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});

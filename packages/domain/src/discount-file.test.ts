import { describe, expect, it } from "vitest";
import {
  DISCOUNT_COLUMNS,
  DISCOUNT_TABLE,
  type DiscountColumn,
  readDiscountRow,
} from "./discount-file.ts";

type Cells = Partial<Record<DiscountColumn, string>>;

const GOOD: Cells = { customer_group: "university", item_code: "e100001", discount: "10" };
const AGREED: Cells = {
  customer: "Chen@lab.example",
  product_code: "E100001-500mL",
  price: "¥39.8",
};

const problemsIn = (cells: Cells) => {
  const read = readDiscountRow(cells);
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
      row: {
        buyer: { kind: "group", group: "university" },
        goods: { kind: "item", itemCode: "E100001" },
        term: { kind: "discount", permille },
        from: "",
        until: "",
      },
    });
  });

  it("agrees with one customer on a price of a pack for a period", () => {
    expect(readDiscountRow({ ...AGREED, from: "2026/12/1", to: "2026年12月31日" })).toEqual({
      kind: "read",
      row: {
        buyer: { kind: "customer", email: "chen@lab.example" },
        goods: { kind: "pack", productCode: "E100001-500mL" },
        term: { kind: "price", price: 3980 },
        from: "2026-12-01",
        until: "2026-12-31",
      },
    });
  });

  it.each<[string, Cells]>([
    ["a discount of a group on one pack", { ...AGREED, price: "", discount: "5" }],
    ["a price of a group", { ...AGREED, customer: "", customer_group: "university" }],
    ["a discount of one customer on an item", { ...GOOD, customer_group: "", customer: "a@b.cn" }],
    ["a period of one day", { ...GOOD, from: "2026-12-01", to: "2026-12-01" }],
    ["an open end", { ...GOOD, from: "2026-12-01", to: "" }],
    ["an open beginning", { ...GOOD, to: "2026-12-01" }],
  ])("can have %s", (_, cells) => {
    expect(problemsIn(cells)).toEqual([]);
  });

  it.each<[string, Cells, string[]]>([
    ["no group", { ...GOOD, customer_group: "" }, ["customer_group missing"]],
    ["no customer, in a file without groups", { ...AGREED, customer: "" }, ["customer missing"]],
    [
      "the word for no group",
      { ...GOOD, customer_group: "none" },
      ["customer_group group-invalid"],
    ],
    [
      "a group of two words",
      { ...GOOD, customer_group: "key account" },
      ["customer_group group-invalid"],
    ],
    [
      "a group and a customer",
      { ...GOOD, customer: "chen@lab.example" },
      ["customer group-and-customer"],
    ],
    ["a customer without an address", { ...AGREED, customer: "chen" }, ["customer email-invalid"]],
    ["no goods", { ...GOOD, item_code: "" }, ["item_code missing"]],
    [
      "an item and a pack",
      { ...GOOD, product_code: "E100001-2.5L" },
      ["product_code item-and-pack"],
    ],
    ["neither a discount nor a price", { ...GOOD, discount: "" }, ["discount missing"]],
    ["a discount and a price", { ...AGREED, discount: "10" }, ["price discount-and-price"]],
    ["no discount", { ...GOOD, discount: "0" }, ["discount percent-invalid"]],
    ["all for nothing", { ...GOOD, discount: "100" }, ["discount percent-invalid"]],
    ["parts of a permille", { ...GOOD, discount: "12.55" }, ["discount percent-invalid"]],
    ["a price of nothing", { ...AGREED, price: "0" }, ["price price-invalid"]],
    ["parts of a fen", { ...AGREED, price: "1.005" }, ["price price-invalid"]],
    ["a price of an item", { ...GOOD, discount: "", price: "12" }, ["price price-without-pack"]],
    ["no such day", { ...GOOD, from: "2026-02-30" }, ["from day-invalid"]],
    [
      "an end before the beginning",
      { ...GOOD, from: "2026-12-02", to: "2026-12-01" },
      ["to to-before-from"],
    ],
    [
      "several faults",
      { customer_group: "none", item_code: "?", price: "x", to: "soon" },
      [
        "customer_group group-invalid",
        "item_code item-code-invalid",
        "price price-invalid",
        "to day-invalid",
      ],
    ],
  ])("is rejected with %s", (_, cells, problems) => {
    expect(problemsIn(cells)).toEqual(problems);
  });
});

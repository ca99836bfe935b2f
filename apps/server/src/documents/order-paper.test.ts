import { expect, test } from "vitest";
import { moneyFacts } from "./order-paper.ts";

const sums = {
  goods_amount: 178_00,
  coupon_amount: 10_00,
  freight: 15_00,
  amount: 183_00,
  vat_permille: 130,
};

test("a paper shows net amount, rate, tax and total, and how the tax is rounded", () => {
  const facts = moneyFacts({ ...sums, refunded_amount: 0 }, "zh");
  expect(facts.map(({ label, value }) => [label, value])).toEqual([
    ["商品金额", "¥178.00"],
    ["优惠", "-¥10.00"],
    ["运费", "¥15.00"],
    ["不含税金额", "¥161.95"],
    ["增值税（税率 13%）", "¥21.05"],
    ["合计（含税）", "¥183.00"],
    ["税额说明", expect.stringContaining("四舍五入到分")],
  ]);
});

test("a paper in English shows the same amounts, and what was refunded", () => {
  const facts = moneyFacts({ ...sums, refunded_amount: 183_00 }, "en");
  expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toMatchObject({
    "Net amount": "¥161.95",
    "VAT (13 %)": "¥21.05",
    "Total, with VAT": "¥183.00",
    Refunded: "¥183.00",
  });
});

test("a paper has the rate of its order", () => {
  const facts = moneyFacts({ ...sums, refunded_amount: 0, vat_permille: 81 }, "zh");
  expect(facts.map(({ label, value }) => [label, value])).toEqual(
    expect.arrayContaining([
      ["不含税金额", "¥169.29"],
      ["增值税（税率 8.1%）", "¥13.71"],
    ]),
  );
});

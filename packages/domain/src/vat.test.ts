import { expect, test } from "vitest";
import { fen } from "./money.ts";
import { splitVat, vatPercent, vatPermille } from "./vat.ts";

test("splits an amount at 13 %", () => {
  expect(splitVat(fen(113_00), 130)).toEqual({ net: 100_00, tax: 13_00, gross: 113_00 });
});

test("rounds the net amount to the fen, and the tax is the rest", () => {
  expect(splitVat(fen(183_00), 130)).toEqual({ net: 161_95, tax: 21_05, gross: 183_00 });
  expect(splitVat(fen(1), 130)).toEqual({ net: 1, tax: 0, gross: 1 });
});

test("splits nothing, a refund, and the largest amount exactly", () => {
  expect(splitVat(fen(0), 130)).toEqual({ net: 0, tax: 0, gross: 0 });
  expect(splitVat(fen(-183_00), 130)).toEqual({ net: -161_95, tax: -21_05, gross: -183_00 });
  const { net, tax, gross } = splitVat(fen(Number.MAX_SAFE_INTEGER), 130);
  expect(net + tax).toBe(gross);
  expect(net).toBe(Number((BigInt(Number.MAX_SAFE_INTEGER) * 100n + 56n) / 113n));
});

test("splits at another rate, with a decimal, and at none", () => {
  expect(splitVat(fen(103_00), 30)).toEqual({ net: 100_00, tax: 3_00, gross: 103_00 });
  expect(splitVat(fen(100_00), 135)).toEqual({ net: 88_11, tax: 11_89, gross: 100_00 });
  expect(splitVat(fen(100_00), 0)).toEqual({ net: 100_00, tax: 0, gross: 100_00 });
});

test("rates in percent and in tenths of a percent are the same", () => {
  expect([13, 13.5, 0, 8.1].map(vatPermille)).toEqual([130, 135, 0, 81]);
  expect([130, 135, 0, 81].map(vatPercent)).toEqual([13, 13.5, 0, 8.1]);
});

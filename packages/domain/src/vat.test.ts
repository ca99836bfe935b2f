import { expect, test } from "vitest";
import { fen } from "./money.ts";
import { splitVat } from "./vat.ts";

test("splits an amount at 13 %", () => {
  expect(splitVat(fen(113_00))).toEqual({ net: 100_00, tax: 13_00, gross: 113_00 });
});

test("rounds the net amount to the fen, and the tax is the rest", () => {
  expect(splitVat(fen(183_00))).toEqual({ net: 161_95, tax: 21_05, gross: 183_00 });
  expect(splitVat(fen(1))).toEqual({ net: 1, tax: 0, gross: 1 });
});

test("splits nothing, a refund, and the largest amount exactly", () => {
  expect(splitVat(fen(0))).toEqual({ net: 0, tax: 0, gross: 0 });
  expect(splitVat(fen(-183_00))).toEqual({ net: -161_95, tax: -21_05, gross: -183_00 });
  const { net, tax, gross } = splitVat(fen(Number.MAX_SAFE_INTEGER));
  expect(net + tax).toBe(gross);
  expect(net).toBe(Number((BigInt(Number.MAX_SAFE_INTEGER) * 100n + 56n) / 113n));
});

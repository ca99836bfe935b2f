import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import { discountRate, priceOnTerms, type PriceTerm } from "./price-terms.ts";

const off = (permille: number): PriceTerm => ({ kind: "discount", permille });
const agreed = (price: number): PriceTerm => ({ kind: "price", price: fen(price) });

const someTerm = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map(off),
  fc.integer({ min: 1, max: 100_000 }).map(agreed),
);
const somePrice = fc.integer({ min: 1, max: 100_000 }).map(fen);

describe("the lowest of the prices that apply", () => {
  it.each<[string, number, readonly PriceTerm[], number]>([
    ["no terms", 10_000, [], 10_000],
    ["a discount", 10_000, [off(900)], 9000],
    ["a discount of a part of a fen", 3333, [off(900)], 3000],
    ["several discounts", 10_000, [off(900), off(800), off(950)], 8000],
    ["an agreed price", 10_000, [agreed(7350)], 7350],
    ["an agreed price above the usual one", 10_000, [agreed(12_000)], 10_000],
    ["an agreed price above a discount", 10_000, [agreed(9500), off(900)], 9000],
    ["an agreed price below a discount", 10_000, [off(900), agreed(8999)], 8999],
    ["several agreed prices", 10_000, [agreed(8000), agreed(7000)], 7000],
  ])("is paid with %s", (_, usual, terms, price) => {
    expect(priceOnTerms(fen(usual), terms)).toBe(price);
  });

  it("is at most the usual price and that of each term, and equal to one of them", () => {
    fc.assert(
      fc.property(somePrice, fc.array(someTerm), (usual, terms) => {
        const lowest = priceOnTerms(usual, terms);
        const each = [usual, ...terms.map((term) => priceOnTerms(usual, [term]))];
        expect(lowest).toBe(Math.min(...each));
      }),
    );
  });

  it("needs the lowest term of each kind alone", () => {
    fc.assert(
      fc.property(somePrice, fc.array(someTerm), (usual, terms) => {
        const rates = terms.flatMap((term) => (term.kind === "discount" ? term.permille : []));
        const prices = terms.flatMap((term) => (term.kind === "price" ? term.price : []));
        const least = [
          ...(rates.length > 0 ? [off(Math.min(...rates))] : []),
          ...(prices.length > 0 ? [agreed(Math.min(...prices))] : []),
        ];
        expect(priceOnTerms(usual, least)).toBe(priceOnTerms(usual, terms));
      }),
    );
  });
});

describe("the rate of a discount", () => {
  it.each([
    [10_000, 10_000, 1],
    [10_000, 9000, 0.9],
    [3333, 3000, 0.9],
    [30_000, 10_000, 0.333],
    [0, 0, 1],
  ])("of %i fen at %i fen is %d", (usual, own, rate) => {
    expect(discountRate(fen(usual), fen(own))).toBe(rate);
  });
});

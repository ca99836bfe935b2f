import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import { cheapestForViewer, hasPromotion, priceCell, priceMarks, priceOf } from "./price.ts";

const plain = {
  listPrice: fen(5800),
  salesPrice: fen(0),
  isPromoted: false,
  hasSpecialPrice: false,
  hasFuturesDiscount: false,
};

describe("priceOf (storefront §3, packaged product)", () => {
  it.each([
    [5800, 0, 5800, false],
    [5800, 5220, 5220, true],
    [5800, 5800, 5800, false],
    [5800, 6000, 6000, false],
    [0, 0, 0, false],
  ])("list %i with sales price %i costs %i, struck: %s", (list, sales, own, isStruck) => {
    const price = priceOf({ ...plain, listPrice: fen(list), salesPrice: fen(sales) });
    expect(price).toEqual({ list, own, isStruck, marks: [] });
  });
});

describe("hasPromotion (storefront §3, packaged product)", () => {
  it.each([
    ["special-price", 5800, 4640, true],
    ["other", 5800, 5220, true],
    ["other", 5800, 0, false],
    ["other", 5800, 5800, false],
    ["special-price", 5800, 6000, false],
    ["special-price", 0, 0, false],
    [null, 5800, 5220, false],
  ])(
    "hasPromotion with the mark %s, list price %i and sales price %i is %s",
    (promotion, list, sales, is) => {
      const sale = { promotion, listPrice: fen(list), salesPrice: fen(sales) };
      expect(hasPromotion(sale)).toBe(is);
    },
  );
});

describe("priceMarks (storefront §3, packaged product; §9, category codes; decisions, marks)", () => {
  it.each([
    [{ isPromoted: true, hasSpecialPrice: true, hasFuturesDiscount: false }, ["special-price"]],
    [{ isPromoted: true, hasSpecialPrice: false, hasFuturesDiscount: false }, ["promotion"]],
    [{ isPromoted: false, hasSpecialPrice: true, hasFuturesDiscount: false }, []],
    [
      { isPromoted: true, hasSpecialPrice: false, hasFuturesDiscount: true },
      ["promotion", "futures"],
    ],
    [{ isPromoted: false, hasSpecialPrice: false, hasFuturesDiscount: true }, ["futures"]],
  ])("the price %j has the marks %j", (input, marks) => {
    expect(priceMarks(input)).toEqual(marks);
  });
});

describe("priceCell (storefront §5, price on request; §6, guests)", () => {
  const price = priceOf(plain);

  it.each([
    ["guest", undefined, "guest-hint"],
    ["customer", undefined, "price"],
    ["guest", "enquiry-only", "enquiry-only"],
    ["customer", "enquiry-only", "enquiry-only"],
    ["guest", "price-on-request", "price-on-request"],
    ["customer", "price-on-request", "price-on-request"],
  ] as const)("shows a %s a product with the barrier %s as %s", (viewer, barrier, kind) => {
    expect(priceCell({ viewer, barrier, price }).kind).toBe(kind);
  });
});

describe("cheapestForViewer (decisions, forms of a substance)", () => {
  const offer = (id: string, list: number | null, sales: number | null = null) => ({
    id,
    listPrice: list === null ? null : fen(list),
    salesPrice: sales === null ? null : fen(sales),
  });

  it.each([
    ["the lowest list price", [offer("a", 5800), offer("b", 2200)], "b"],
    ["an own price below the list prices", [offer("a", 5800, 2100), offer("b", 2200)], "a"],
    ["the first of equal prices", [offer("a", 2200), offer("b", 5800, 2200)], "a"],
    ["one with a price", [offer("a", null), offer("b", 2200)], "b"],
    ["none of packs without a price", [offer("a", null)], undefined],
    ["none of no packs", [], undefined],
  ])("finds %s", (_, offers, found) => {
    expect(cheapestForViewer(offers)?.id).toBe(found);
  });
});

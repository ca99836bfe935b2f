import { describe, expect, test } from "vitest";
import { fen } from "./money.ts";
import { priceByQuote, quoteState } from "./quote.ts";

const LAST = 1000;

describe("quoteState", () => {
  test.each([
    { isOrdered: false, isInCart: false, now: LAST - 1, state: "open" },
    { isOrdered: false, isInCart: true, now: LAST - 1, state: "accepted" },
    { isOrdered: true, isInCart: false, now: LAST - 1, state: "ordered" },
    { isOrdered: true, isInCart: true, now: LAST - 1, state: "ordered" },
    { isOrdered: false, isInCart: false, now: LAST, state: "expired" },
    { isOrdered: false, isInCart: true, now: LAST, state: "expired" },
    { isOrdered: true, isInCart: false, now: LAST, state: "ordered" },
    { isOrdered: true, isInCart: true, now: LAST, state: "ordered" },
  ])(
    "quoteState is $state where isOrdered $isOrdered, isInCart $isInCart, now $now",
    ({ state, now, ...of }) => {
      expect(quoteState({ ...of, validUntil: LAST }, now)).toBe(state);
    },
  );
});

describe("priceByQuote", () => {
  const pack = {
    list_price: 10_000,
    sales_price: 9000,
    permille: 900,
    agreed_price: 6000,
    promotion: "other" as const,
    isSold: false,
  };
  const quote = { price: fen(7000), validUntil: LAST, hasListPrice: true };

  test("sells at the quoted price alone until the last day", () => {
    expect(priceByQuote(pack, quote, LAST - 1)).toEqual({
      list_price: 10_000,
      sales_price: 7000,
      permille: null,
      agreed_price: null,
      promotion: null,
      isSold: true,
    });
    const onRequest = priceByQuote(pack, { ...quote, hasListPrice: false }, LAST - 1);
    expect([onRequest.list_price, onRequest.sales_price]).toEqual([7000, 7000]);
  });

  test("priceByQuote has the usual price after the last day, and none for goods on request", () => {
    expect(priceByQuote(pack, quote, LAST)).toEqual(pack);
    expect(priceByQuote(pack, { ...quote, hasListPrice: false }, LAST)).toMatchObject({
      list_price: 0,
      sales_price: 0,
      permille: null,
      agreed_price: null,
      isSold: false,
    });
  });
});

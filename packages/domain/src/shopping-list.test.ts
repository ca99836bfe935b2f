import { describe, expect, test } from "vitest";
import { fen } from "./money.ts";
import { type CurrentOffer, lineChanges } from "./shopping-list.ts";

describe("what changed since a product was last ordered", () => {
  const last = { price: fen(8800), isInStock: true };
  const now: CurrentOffer = { state: "sold", price: fen(8800), stock: 3 };

  test("what changed since a product was last ordered is nothing for the same offer, and for a product that was never ordered", () => {
    expect(lineChanges(last, now)).toEqual([]);
    expect(lineChanges(null, { ...now, price: fen(1), stock: 0 })).toEqual([]);
  });

  test("what changed since a product was last ordered is a higher or a lower price, with both amounts", () => {
    expect(lineChanges(last, { ...now, price: fen(9900) })).toEqual([
      { kind: "price-up", before: 8800, after: 9900 },
    ]);
    expect(lineChanges(last, { ...now, price: fen(8799) })).toEqual([
      { kind: "price-down", before: 8800, after: 8799 },
    ]);
  });

  test("what changed since a product was last ordered is that it ran out, or is in stock again", () => {
    expect(lineChanges(last, { ...now, stock: 0 })).toEqual([{ kind: "out-of-stock" }]);
    expect(lineChanges({ ...last, isInStock: false }, now)).toEqual([{ kind: "back-in-stock" }]);
  });

  test("what changed since a product was last ordered is no change of the stock where the stock of then is not known", () => {
    expect(lineChanges({ ...last, isInStock: null }, { ...now, stock: 0 })).toEqual([]);
  });

  test("what changed since a product was last ordered is price and stock together", () => {
    expect(lineChanges(last, { ...now, price: fen(9000), stock: 0 })).toMatchObject([
      { kind: "price-up" },
      { kind: "out-of-stock" },
    ]);
  });

  test("what changed since a product was last ordered is only that it left the catalogue, or is not sold through the cart any more", () => {
    expect(lineChanges(last, { state: "delisted", price: null, stock: 0 })).toEqual([
      { kind: "delisted" },
    ]);
    expect(lineChanges(last, { state: "enquiry-only", price: null, stock: 0 })).toEqual([
      { kind: "not-sold" },
    ]);
  });
});

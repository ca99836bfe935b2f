import { resolveReaction } from "@reagent/api/contract/reaction";
import { UNSOLD_SMILES } from "@reagent/api/mock/samples/reaction";
import { MOST_REACTION_ROWS } from "@reagent/domain/reaction-plan";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { nowhere } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  answered(
    "customer",
    resolveReaction,
    ({ productCode, itemCode }) => ({ rows: [productCode, itemCode, "64-17-5", nowhere, ""] }),
    ({ rows, items, isLoggedIn }, { itemCode, productId }) => {
      expect(isLoggedIn).toBe(true);
      for (const row of rows.slice(0, 3)) {
        expect(row.isExact).toBe(true);
        expect(row.itemCodes).toContain(itemCode);
      }
      expect(rows.slice(3)).toEqual([
        { itemCodes: [], isExact: false, molecularWeight: "" },
        { itemCodes: [], isExact: false, molecularWeight: "" },
      ]);
      const codes = items.map((item) => item.itemCode);
      expect(new Set(codes)).toEqual(new Set(rows.flatMap((row) => row.itemCodes)));
      expect(new Set(codes).size).toBe(codes.length);
      const ethanol = items.find((item) => item.itemCode === itemCode);
      expect(ethanol).toMatchObject({ casNumber: "64-17-5", molecularWeight: "46.07" });
      expect(ethanol?.hazardStatements).toContain("H225");
      expect(ethanol?.packs.map((pack) => pack.productId)).toContain(productId);
    },
  ),
  answered(
    "guest",
    resolveReaction,
    ({ itemCode }) => ({ rows: [itemCode] }),
    ({ items, isLoggedIn, filings }) => {
      expect(isLoggedIn).toBe(false);
      expect(filings).toEqual([]);
      for (const { lastOrder, packs } of items) {
        expect(lastOrder).toBeNull();
        for (const { salesPrice } of packs) expect(salesPrice).toBeNull();
      }
    },
    { language: "en", about: "list prices and no orders" },
  ),
  answered(
    "guest",
    resolveReaction,
    { rows: [UNSOLD_SMILES] },
    ({ rows }) =>
      expect(rows).toEqual([{ itemCodes: [], isExact: false, molecularWeight: "197.24" }]),
    { about: "a structure that is not sold" },
  ),
  answered(
    "guest",
    resolveReaction,
    { rows: Array.from({ length: MOST_REACTION_ROWS }, () => nowhere) },
    ({ rows }) => expect(rows).toHaveLength(MOST_REACTION_ROWS),
    { about: "the most rows" },
  ),
];

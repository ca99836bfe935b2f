import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { nowhere } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  answered(
    "customer",
    resolveOrderSheet,
    ({ productCode, itemCode }) => ({
      lines: [`${productCode} x2`, itemCode, "64-17-5", nowhere, ""],
    }),
    ({ lines, packs, isLoggedIn }, { productId, itemCode }) => {
      expect(isLoggedIn).toBe(true);
      const [byProductCode, byItemCode, byCas, ...nothing] = lines;
      expect(byProductCode?.productId).toBe(productId);
      expect(byItemCode?.suggestions).toContain(productId);
      expect(byCas?.suggestions).toContain(productId);
      for (const line of [byProductCode, byItemCode, byCas]) expect(line?.isExact).toBe(true);
      expect(nothing).toEqual([
        { productId: "", suggestions: [], isExact: false, isNearCode: false },
        { productId: "", suggestions: [], isExact: false, isNearCode: false },
      ]);
      const ids = packs.map(({ pack }) => pack.productId);
      expect(new Set(ids)).toEqual(new Set(lines.flatMap(({ suggestions }) => suggestions)));
      expect(new Set(ids).size).toBe(ids.length);
      const shown = packs.find(({ pack }) => pack.productId === productId);
      expect(shown).toMatchObject({ itemCode, casNumber: "64-17-5" });
    },
  ),
  answered(
    "customer",
    resolveOrderSheet,
    ({ productCode }) => ({ lines: [productCode.replace("0", "O")] }),
    ({ lines: [line] }, { productId }) => {
      expect(line).toMatchObject({ productId: "", isExact: false, isNearCode: true });
      expect(line?.suggestions).toContain(productId);
    },
    { about: "a code with a letter that looks like a digit" },
  ),
  answered(
    "guest",
    resolveOrderSheet,
    ({ productCode }) => ({ lines: [productCode] }),
    ({ packs, isLoggedIn, filings }) => {
      expect(isLoggedIn).toBe(false);
      expect(filings).toEqual([]);
      for (const { pack } of packs) expect(pack.salesPrice).toBeNull();
    },
    { language: "en", about: "list prices alone" },
  ),
  answered(
    "guest",
    resolveOrderSheet,
    { lines: Array.from({ length: MOST_SHEET_LINES }, () => nowhere) },
    ({ lines }) => expect(lines).toHaveLength(MOST_SHEET_LINES),
    { about: "the most lines" },
  ),
];

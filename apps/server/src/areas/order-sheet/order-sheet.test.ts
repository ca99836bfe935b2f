import { codes } from "@reagent/api/contract/envelope";
import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { LONGEST_SHEET_LINE, MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Search } from "../../search/search.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { MOST_CORRECTED_TEXTS, resolveLines } from "./resolve.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const resolve = (...lines: string[]) => shop.call(resolveOrderSheet, { lines });
  /** The product codes of the pack that a line means, or of those to choose from. */
  const codesFor = async (line: string) => {
    const { data } = await resolve(line);
    const codeOf = (id: string) =>
      data.packs.find(({ pack }) => pack.productId === id)?.pack.productCode;
    const [{ productId, suggestions } = { productId: "", suggestions: [] }] = data.lines;
    return { certain: codeOf(productId), suggested: suggestions.map(codeOf) };
  };

  describe("the resolution of an order sheet", () => {
    it.each([
      ["E100001-2.5L x2", "E100001-2.5L"],
      ["E100001-2.5L\t2", "E100001-2.5L"],
      ["ｅ１００００１－２．５ｌ　3瓶", "E100001-2.5L"],
      ["E100001 2.5 L", "E100001-2.5L"],
      ["E100001 2500毫升", "E100001-2.5L"],
      ["E100001-7L", undefined],
      ["E100001", undefined],
      ["64-17-5", undefined],
      ["64-17-6 2.5L", undefined],
      ["ethnaol 2.5L", undefined],
      ["乙", undefined],
    ])("of %j is certain of %j and suggests packs", async (line, expected) => {
      const { certain, suggested } = await codesFor(line);
      expect(certain).toBe(expected);
      expect(suggested.length).toBeGreaterThan(0);
      expect(suggested.every((code) => code?.startsWith("E1") === true)).toBe(true);
    });

    it.each(["", "   ", "没有的东西", "x3", "500mL", "Z999999-1g", "%_' or 1=1 --"])(
      "of %j finds nothing",
      async (line) => {
        const { data } = await resolve(line);
        expect(data).toEqual({
          lines: [{ productId: "", suggestions: [] }],
          packs: [],
          isLoggedIn: false,
        });
      },
    );

    it("answers in the order of the lines, with each pack once", async () => {
      const { data } = await resolve("没有的东西", "E100001-2.5L", "E100001-2.5L x2", "E100002");
      expect(data.lines.map(({ productId }) => productId)).toEqual(["", "12", "12", "21"]);
      const ids = data.packs.map(({ pack }) => pack.productId);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it("corrects slips in the first texts that find nothing, and in no more", async () => {
      const unknown = Array.from({ length: MOST_CORRECTED_TEXTS }, (_, at) => `没有的东西${at}`);
      const slip = "ethnaol 2.5L";
      const [early] = (await resolve(slip, ...unknown)).data.lines;
      expect(early?.suggestions.length).toBeGreaterThan(0);
      const late = (await resolve(...unknown, slip)).data.lines.at(-1);
      expect(late).toEqual({ productId: "", suggestions: [] });
    });

    const words = Array.from(
      { length: MOST_SHEET_LINES },
      (_, at) => `wrod${at.toString(36)} unknwon${at * 7}`,
    );

    it("lets others in between while it searches for 500 lines", async () => {
      let searched = 0;
      let most = 0;
      const search = {
        first: async () => [],
        firstAsTyped: async () => {
          if (searched === 0) setImmediate(() => (searched = 0));
          searched += 1;
          most = Math.max(most, searched);
          return [];
        },
      } as Partial<Search> as Search;
      const call = { params: { lines: words }, language: "zh" } as never;
      const { lines } = await resolveLines(call, { database: shop.database, search });
      expect(lines).toHaveLength(MOST_SHEET_LINES);
      expect(most).toBeLessThanOrEqual(20);
    });

    it("searches once for each of 500 unknown words, and corrects slips in ten", async () => {
      const asTyped = vi.spyOn(shop.search, "firstAsTyped");
      const corrected = vi.spyOn(shop.search, "first");
      expect((await resolve(...words)).data.lines).toHaveLength(MOST_SHEET_LINES);
      // A corrected text is first searched for as it was typed.
      expect(asTyped).toHaveBeenCalledTimes(MOST_SHEET_LINES + MOST_CORRECTED_TEXTS);
      expect(corrected).toHaveBeenCalledTimes(MOST_CORRECTED_TEXTS);
      vi.restoreAllMocks();
    });

    it("refuses more lines than 500 and lines that are too long", async () => {
      const most = Array.from({ length: MOST_SHEET_LINES }, () => "E100001");
      expect((await resolve(...most)).data.lines).toHaveLength(MOST_SHEET_LINES);
      expect((await resolve(...most, "E100001")).code).toBe(codes.badRequest);
      expect((await resolve("a".repeat(LONGEST_SHEET_LINE + 1))).code).toBe(codes.badRequest);
      expect((await resolve()).data.lines).toEqual([]);
    });
  });
});

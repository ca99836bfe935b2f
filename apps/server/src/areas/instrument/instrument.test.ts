import { codes } from "@reagent/api/contract/envelope";
import {
  readInstrument,
  readInstrumentHistory,
  readInstruments,
} from "@reagent/api/contract/instrument";
import { ALL_INSTRUMENTS, type InstrumentRefinement } from "@reagent/domain/instrument-facet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseRevision } from "../../catalogue/revision.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, skuIds } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.university);
  });
  afterAll(() => shop.close());

  const page = (spuCode: string, options = {}) => shop.call(readInstrument, { spuCode }, options);

  describe("the page of an instrument", () => {
    test("the page of an instrument has its texts, attributes and SKUs in order", async () => {
      const { data } = await page(" INS-0001 ");
      expect(data).toMatchObject({
        spuCode: "INS-0001",
        chineseName: "磁力搅拌器",
        summary: "搅拌液体",
        description: "<p>搅拌</p>",
        returnTerms: "<p>七天</p>",
        attributes: [{ name: "搅拌量", values: ["5L", "10L"] }],
      });
      expect(
        data.skus.map(({ skuCode, attributes, stock }) => [skuCode, attributes, stock]),
      ).toEqual([
        ["INS-0001-51", { 搅拌量: "5L" }, 7],
        ["INS-0001-52", { 搅拌量: "10L" }, 0],
      ]);
    });

    test("the page of an instrument is in the caller's language", async () => {
      const { data } = await page("INS-0001", { language: "en" });
      expect(data.attributes).toEqual([{ name: "Volume", values: ["5L", "10L"] }]);
      expect(data.skus[1]).toMatchObject({
        attributes: { Volume: "10L" },
        deliveryDescription: "In stock in Shanghai;next day",
        expectedDelivery: "2 weeks",
      });
    });

    test("the page of an instrument shows guests the list prices, customers their own", async () => {
      const prices = async (options = {}) => {
        const { data } = await page("INS-0001", options);
        return [data.isLoggedIn, data.skus.map((sku) => [sku.listPrice, sku.salesPrice])];
      };
      expect(await prices()).toEqual([
        false,
        [
          [10_000, null],
          [10_000, null],
        ],
      ]);
      expect(await prices({ token })).toEqual([
        true,
        [
          [10_000, null],
          [10_000, 9000],
        ],
      ]);
    });

    test.each(["INS-9999", "ins-0001'; --", "%", "51"])(
      "the page of an instrument is refused for the code %s in the caller's language",
      async (spuCode) => {
        expect(await page(spuCode)).toMatchObject({ status: 200, code: codes.productMissing });
        expect((await page(spuCode, { language: "en" })).message).toContain("not found");
      },
    );
  });

  describe("the list of instruments", () => {
    const narrowed = async (
      refinement: Partial<InstrumentRefinement>,
      { page: at, size = 20, ...options }: { page: number; size?: number; language?: "en" },
    ) => {
      const params = { ...ALL_INSTRUMENTS, ...refinement, page: at, size };
      const { data } = await shop.call(readInstruments, params, options);
      return { ...data, codes: data.items.map(({ skuCode }) => skuCode) };
    };
    const list = async (at: number, size = 20) => {
      const { codes: listed, total } = await narrowed({}, { page: at, size });
      return [listed, total];
    };

    test("the list of instruments has each instrument on sale once, by its first SKU, in the catalogue's order", async () => {
      await shop.database.transact(async (tx) => {
        const {
          id: _id,
          code: _code,
          ...row
        } = await tx
          .selectFrom("instruments")
          .selectAll()
          .where("id", "=", 5)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto("instruments")
          .values([
            { ...row, id: 6, code: "INS-0003", position: 2 },
            { ...row, id: 7, code: "INS-0002", position: 1 },
            { ...row, id: 8, code: "INS-0004", position: 3 },
          ])
          .execute();
        const sku = await tx
          .selectFrom("instrument_skus")
          .selectAll()
          .where("id", "=", 51)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto("instrument_skus")
          .values([
            { ...sku, id: 61, instrument_id: 6, code: "INS-0003-61", position: 1 },
            { ...sku, id: 62, instrument_id: 6, code: "INS-0003-62", position: 0 },
            { ...sku, id: 71, instrument_id: 7, code: "INS-0002-71" },
          ])
          .execute();
        await raiseRevision(tx);
      });
      expect(await list(1)).toEqual([["INS-0001-51", "INS-0002-71", "INS-0003-62"], 3]);
      expect(await list(2, 2)).toEqual([["INS-0003-62"], 3]);
      expect(await list(9)).toEqual([[], 3]);
      expect(await list(-1, 0)).toEqual(await list(1));
    });

    test("the list of instruments is narrowed and sorted by what they are, whose, and what their SKUs have", async () => {
      await shop.database.transact(async (tx) => {
        for (const [id, values] of [
          [5, { category_zh: "搅拌", category_en: "Stirring", brand_zh: "北方", brand_en: "" }],
          [6, { category_zh: "搅拌", category_en: "Stirring" }],
          [7, { category_zh: "离心", category_en: "" }],
        ] as const)
          await tx.updateTable("instruments").set(values).where("id", "=", id).execute();
        await tx
          .updateTable("instrument_skus")
          .set({ list_price: 6000 })
          .where("id", "=", 61)
          .execute();
        await raiseRevision(tx);
      });
      const first = { page: 1 };
      const stirring = await narrowed({ categories: ["搅拌"] }, first);
      expect([stirring.codes, stirring.total]).toEqual([["INS-0001-51", "INS-0003-62"], 2]);
      expect(stirring.facets).toMatchObject({
        categories: [
          { value: "搅拌", name: "搅拌", count: 2 },
          { value: "离心", name: "离心", count: 1 },
        ],
        brands: [{ value: "北方", name: "北方", count: 1 }],
        attributes: [{ name: "搅拌量", values: [{ name: "5L", count: 2 }, { count: 1 }] }],
      });
      const tenLitres = await narrowed({ attributes: ["搅拌量: 10L"] }, first);
      expect(tenLitres.codes).toEqual(["INS-0001-52"]);
      const cheapest = await narrowed({ categories: ["搅拌"], sort: "price-up" }, first);
      expect(cheapest.codes).toEqual(["INS-0003-61", "INS-0001-51"]);
      const second = await narrowed({ categories: ["搅拌"] }, { page: 2, size: 1 });
      expect([second.codes, second.total]).toEqual([["INS-0003-62"], 2]);
      const ofNone = await narrowed({ brands: ["' or 1=1 --"] }, first);
      expect([ofNone.codes, ofNone.total]).toEqual([[], 0]);
    });

    test("the list of instruments names what it can be narrowed to in the caller's language, and in Chinese where there is no other", async () => {
      const { facets } = await narrowed({ categories: ["搅拌"] }, { page: 1, language: "en" });
      expect(facets.categories.map(({ value, name }) => [value, name])).toEqual([
        ["搅拌", "Stirring"],
        ["离心", "离心"],
      ]);
      expect(facets.attributes.map(({ name }) => name)).toEqual(["Volume"]);
    });

    test.each([
      ["too many values", { categories: Array.from({ length: 51 }, (_, at) => String(at)) }],
      ["too long a text", { brands: ["x".repeat(2001)] }],
      ["a control character", { attributes: ["搅拌量: \u0007"] }],
    ])("the list of instruments refuses %s", async (_, refinement) => {
      const params = { ...ALL_INSTRUMENTS, ...refinement, page: 1, size: 20 };
      expect((await shop.call(readInstruments, params)).code).toBe(codes.badRequest);
    });
  });

  describe("the instruments viewed before", () => {
    test("the instruments viewed before are in the requested order without unknown ones", async () => {
      const { data } = await shop.call(readInstrumentHistory, {
        skuIds: [String(skuIds.stirrerHot), "x", "999", String(skuIds.stirrer)],
      });
      expect(data.items.map(({ skuId }) => skuId)).toEqual(["52", "51"]);
    });
  });
});

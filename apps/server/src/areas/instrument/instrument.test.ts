import { codes } from "@reagent/api/contract/envelope";
import {
  readInstrument,
  readInstrumentHistory,
  readInstruments,
} from "@reagent/api/contract/instrument";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    const list = async (at: number, size = 20) => {
      const { data } = await shop.call(readInstruments, { page: at, size });
      return [data.items.map(({ skuCode }) => skuCode), data.total];
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
      });
      expect(await list(1)).toEqual([["INS-0001-51", "INS-0002-71", "INS-0003-62"], 3]);
      expect(await list(2, 2)).toEqual([["INS-0003-62"], 3]);
      expect(await list(9)).toEqual([[], 3]);
      expect(await list(-1, 0)).toEqual(await list(1));
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

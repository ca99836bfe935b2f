import { addFavourite } from "@reagent/api/contract/favourite";
import { readPriceAndStock } from "@reagent/api/contract/product";
import {
  listProductLineItems,
  listProductLines,
  readProductLine,
} from "@reagent/api/contract/product-line";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, itemIds, lineIds } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { CallOptions, TestShop } from "../../testing/shop.ts";

const solvents = String(lineIds.solvents);

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const itemsOf = async (change: object, options?: CallOptions) => {
    const asked = { id: solvents, page: 1, limit: 20, ...change };
    const { data } = await shop.call(listProductLineItems, asked, options);
    return { codes: data.items.map(({ itemCode }) => itemCode), ...data };
  };

  describe("product lines (storefront §3, product line)", () => {
    test("product lines are listed in their order, in the caller's language", async () => {
      const [chinese, english] = [
        (await shop.call(listProductLines, {})).data.lines,
        (await shop.call(listProductLines, {}, { language: "en" })).data.lines,
      ];
      expect(chinese).toEqual([
        {
          id: solvents,
          name: "高纯溶剂",
          claim: "每批实测",
          drawing: "<svg/>",
          alt: "",
          description: "<p>溶剂</p>",
        },
        {
          id: String(lineIds.empty),
          name: "空产品线",
          claim: "",
          drawing: "",
          alt: "",
          description: "",
        },
      ]);
      expect(english[0]?.name).toBe("高纯溶剂 (en)");
    });

    test("product lines can be read one by one", async () => {
      const { data } = await shop.call(readProductLine, { id: solvents });
      expect(data).toMatchObject({ id: solvents, name: "高纯溶剂" });
    });

    test.each(["999", "x", "-1", "7 or 1=1", "9".repeat(40)])(
      "product lines are refused with the id %s, which has no items either",
      async (id) => {
        const refused = await shop.call(readProductLine, { id }, { language: "en" });
        expect([refused.code, refused.message]).toEqual([1404, "This product line was not found."]);
        expect(await itemsOf({ id })).toMatchObject({ items: [], total: 0 });
      },
    );
  });

  describe("the items of a line", () => {
    test("the items of a line are in its order", async () => {
      const { codes, items, total } = await itemsOf({});
      expect([codes, total]).toEqual([["E100004", "E100001", "E100002"], 3]);
      expect(items[1]).toMatchObject({
        casNumber: "64-17-5",
        drawing: "<svg/>",
        fromPrice: 10_000,
      });
    });

    test("the items of a line are split into pages", async () => {
      expect(await itemsOf({ limit: 2 })).toMatchObject({
        codes: ["E100004", "E100001"],
        total: 3,
      });
      expect(await itemsOf({ limit: 2, page: 2 })).toMatchObject({ codes: ["E100002"], total: 3 });
      expect(await itemsOf({ limit: 2, page: 3 })).toMatchObject({ codes: [], total: 3 });
    });

    test.each([
      [0, 0],
      [-1, -5],
    ])("the items of a line keep page %d of %d in bounds", async (page, limit) => {
      expect(await itemsOf({ page, limit })).toMatchObject({ total: 3, codes: { length: 3 } });
    });

    test("the items of a line are empty for a line without items", async () => {
      expect(await itemsOf({ id: String(lineIds.empty) })).toMatchObject({ items: [], total: 0 });
    });

    test("the items of a line have their packs, with the viewer's prices", async () => {
      const token = await shop.logIn(customers.university);
      for (const options of [{}, { token }]) {
        const { items } = await itemsOf({}, options);
        expect(items.flatMap(({ packs }) => packs)).not.toHaveLength(0);
        for (const { itemCode, packs } of items) {
          const { data } = await shop.call(readPriceAndStock, { itemCode }, options);
          expect(packs).toEqual(data.packs);
        }
      }
    });

    test("the items of a line mark favourites for their customer only", async () => {
      const token = await shop.logIn(customers.lin);
      await shop.call(addFavourite, { itemId: String(itemIds.ether) }, { token });
      expect((await itemsOf({}, { token })).items[0]?.isFavourite).toBe(true);
      expect((await itemsOf({})).items[0]?.isFavourite).toBe(false);
    });
  });
});

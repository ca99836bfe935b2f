import {
  countSearchFacets,
  listCategoryItems,
  readCategorySide,
} from "@reagent/api/contract/listing";
import { searchReagents } from "@reagent/api/contract/search";
import { type Refinement, UNREFINED } from "@reagent/domain/facet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetColumns } from "../../listing/stored-columns.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, itemIds } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const list = (id: string | null, refinement: Partial<Refinement> = {}) =>
    shop.call(listCategoryItems, { id, page: 1, offset: 20, ...UNREFINED, ...refinement });
  const codesOf = (listing: { readonly items: readonly { readonly itemCode: string }[] }) =>
    listing.items.map(({ itemCode }) => itemCode);

  describe("a category's items", () => {
    test("a category's items are its own and those of its descendants", async () => {
      for (const id of ["1", "2", "3"]) {
        const { data } = await list(id);
        expect([codesOf(data), data.total]).toEqual([["E100001"], 1]);
      }
      expect(codesOf((await list(null)).data)).toEqual([
        "E100001",
        "E100002",
        "S100003",
        "E100004",
      ]);
    });

    test("a category's items have the count of each facet", async () => {
      const { facets } = (await list(null)).data;
      expect(facets.purity.filter(({ count }) => count > 0)).toEqual([{ value: "99", count: 4 }]);
      expect(facets.hazard.filter(({ count }) => count > 0)).toEqual([
        { value: "none", count: 3 },
        { value: "low-boiling", count: 1 },
      ]);
      expect(facets.price).toContainEqual({ value: "under-50", count: 1 });
    });

    test("a category's items are filtered by every chosen facet, and sorted by price", async () => {
      const narrowed = await list(null, { price: ["under-200", "under-50"], hazard: ["none"] });
      expect(codesOf(narrowed.data)).toEqual(["E100001", "E100002", "S100003"]);
      const ordered = await list(null, { sort: "price-up" });
      expect(codesOf(ordered.data)[0]).toBe("E100002");
    });

    test.each(["4711", "x", "1.5", "-1"])(
      "a category's items are not found for the invalid id %j",
      async (id) => {
        expect(await list(id)).toMatchObject({ code: 1404, message: "没有找到该分类。" });
        expect(await shop.call(readCategorySide, { id })).toMatchObject({ code: 1404 });
      },
    );

    test("a category's items are marked as favourites for their customer", async () => {
      const token = await shop.logIn(customers.lin);
      const { items } = (
        await shop.call(
          listCategoryItems,
          { id: "3", page: 1, offset: 20, ...UNREFINED },
          { token },
        )
      ).data;
      expect(items[0]?.itemId).toBe(String(itemIds.ethanol));
    });
  });

  describe("the list of categories beside the items", () => {
    test("the list of categories beside the items has the children with their counts, and the path", async () => {
      expect((await shop.call(readCategorySide, { id: "1" })).data).toEqual({
        path: [{ id: "1", name: "化学试剂" }],
        categories: [{ id: "2", name: "溶剂", count: 1 }],
      });
    });

    test("the list of categories beside the items has the siblings of a leaf, and the groups for the whole catalogue", async () => {
      expect((await shop.call(readCategorySide, { id: "3" })).data.categories).toEqual([
        { id: "3", name: "醇类", count: 1 },
      ]);
      expect((await shop.call(readCategorySide, { id: null })).data).toEqual({
        path: [],
        categories: [{ id: "1", name: "化学试剂", count: 1 }],
      });
    });
  });

  describe("a search", () => {
    const search = (refinement: Partial<Refinement>) =>
      shop.call(searchReagents, {
        keyword: "乙醇",
        page: 1,
        limit: 20,
        source: "web",
        ...UNREFINED,
        ...refinement,
      });

    test("a search is filtered and sorted like a listing", async () => {
      expect(codesOf((await search({ sort: "price-up" })).data)[0]).toBe("E100002");
      const cheap = (await search({ price: ["under-50"] })).data;
      expect([codesOf(cheap), cheap.total]).toEqual([["E100002"], 1]);
      const alcohols = (await search({ categoryId: "2" })).data;
      expect([codesOf(alcohols), alcohols.total]).toEqual([["E100001"], 1]);
    });

    test("a search has the count of its substances, narrowed or not", async () => {
      const substances = async (keyword: string, refinement: Partial<Refinement> = {}) =>
        (await shop.call(countSearchFacets, { keyword, ...UNREFINED, ...refinement })).data
          .substances;
      expect(await substances("乙醇")).toBe(1);
      expect(await substances("乙")).toBe(2);
      expect(await substances("乙醇", { price: ["under-50"] })).toBe(1);
      expect(await substances("乙醇", { price: ["from-2000"] })).toBe(0);
    });

    test("a search has the count of each facet and category", async () => {
      const { facets, categories } = (
        await shop.call(countSearchFacets, { keyword: "乙醇", ...UNREFINED, price: ["under-50"] })
      ).data;
      expect(facets.price).toContainEqual({ value: "under-50", count: 1 });
      expect(facets.price).toContainEqual({ value: "under-200", count: 1 });
      expect(facets.stock).toEqual([{ value: "in-stock", count: 1 }]);
      expect(categories).toEqual([{ id: "1", name: "化学试剂", count: 0 }]);
    });
  });

  test("a listing changes with the catalogue", async () => {
    await list(null);
    await shop.database.transact(async (tx) => {
      await tx
        .insertInto("item_categories")
        .values({ item_id: itemIds.ether, category_id: 3, position: 0 })
        .execute();
      await forgetColumns(tx);
    });
    await expect.poll(async () => codesOf((await list("3")).data)).toEqual(["E100001", "E100004"]);
  });
});

import { addFavourite, cancelFavourite, listFavourites } from "@reagent/api/contract/favourite";
import { readHeader, readHome, readSide, recordBrowse } from "@reagent/api/contract/home";
import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { ALL_INSTRUMENTS, type InstrumentRefinement } from "@reagent/domain/instrument-facet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFact } from "../database/facts.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { customers, itemIds } from "../testing/fixture.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  const search = (keyword: string, options = {}) =>
    shop.call(
      searchReagents,
      { keyword, page: 1, limit: 20, source: "web", ...UNREFINED },
      options,
    );

  describe("searching", () => {
    test("searching finds reagents by name, number and code", async () => {
      for (const keyword of ["乙醇", "64-17-5", " ｅ100001 ", "ethan"]) {
        const { items, total } = (await search(keyword)).data;
        expect(items[0], keyword).toMatchObject({
          itemCode: "E100001",
          fromPrice: 10_000,
          fromPack: "500mL",
          hasPromotion: true,
          isFavourite: false,
        });
        expect(total).toBe(items.length);
      }
    });

    const findInstruments = async (refinement: Partial<InstrumentRefinement> = {}) => {
      const query = { keyword: "搅拌", page: 1, limit: 20, ...ALL_INSTRUMENTS, ...refinement };
      return (await shop.call(searchInstruments, query)).data;
    };

    test("searching finds instruments separately, by SKU", async () => {
      const { items, total } = await findInstruments();
      expect([items.map(({ skuId }) => skuId), total]).toEqual([["51", "52"], 2]);
      expect(items[0]).toMatchObject({
        spuCode: "INS-0001",
        listPrice: 10_000,
        attributes: { 搅拌量: "5L" },
      });
    });

    test("searching narrows the instruments found, and counts the facets of those", async () => {
      const tenLitres = await findInstruments({ attributes: ["搅拌量: 10L"] });
      expect([tenLitres.items.map(({ skuId }) => skuId), tenLitres.total]).toEqual([["52"], 1]);
      expect(tenLitres.facets.attributes).toEqual([
        {
          name: "搅拌量",
          values: [
            { value: "搅拌量: 5L", name: "5L", count: 1 },
            { value: "搅拌量: 10L", name: "10L", count: 1 },
          ],
        },
      ]);
      expect(await findInstruments({ brands: ["无"] })).toMatchObject({ items: [], total: 0 });
    });

    test("searching refuses a search of 10,000 characters as too long", async () => {
      expect(await search("乙".repeat(10_000))).toMatchObject({ status: 200, code: 400 });
      expect((await search("a".repeat(10_000), { language: "en" })).message).toContain("too long");
    });

    test.each(["'; drop table items; --", "<script>alert(1)</script>", "%", '" OR "', "   "])(
      "searching finds nothing for %j",
      async (keyword) => {
        expect((await search(keyword)).data).toEqual({
          items: [],
          total: 0,
          isMore: false,
          corrected: "",
          kept: [],
          missing: [],
          categories: [],
        });
      },
    );

    test.each([
      [0, 0],
      [-1, -5],
      [1e15, 1e15],
    ])("searching keeps page %d of %d in bounds", async (page, limit) => {
      const answered = await shop.call(searchReagents, {
        keyword: "乙醇",
        page,
        limit,
        source: "web",
        ...UNREFINED,
      });
      expect(answered.code).toBe(200);
      expect(answered.data.total).toBe(2);
    });

    test("searching shows a change of the catalogue at once", async () => {
      expect((await search("氯化钠")).data.items[0]?.fromPrice).toBe(10_000);
      await shop.database.transact(async (tx) => {
        await tx
          .updateTable("packs")
          .set({ list_price: 12_000 })
          .where("code", "=", "S100003-500g")
          .execute();
        await tx
          .insertInto("site_facts")
          .values({ name: "catalogue_revision", value: "2" })
          .execute();
      });
      expect((await search("氯化钠")).data.items[0]?.fromPrice).toBe(12_000);
    });
  });

  describe("favourites", () => {
    const favourites = async () =>
      (await shop.call(listFavourites, { limit: 5, page: 1 }, { token })).data;

    test("favourites are added once, listed newest first, marked on rows, and removed", async () => {
      await shop.call(addFavourite, { itemId: String(itemIds.ethanol) }, { token });
      shop.clock.time += 1000;
      await shop.call(addFavourite, { itemId: String(itemIds.sodiumChloride) }, { token });
      expect(
        (await shop.call(addFavourite, { itemId: String(itemIds.ethanol) }, { token })).code,
      ).toBe(200);
      const { favourites: rows, total } = await favourites();
      expect([rows.map(({ itemCode }) => itemCode), total]).toEqual([["S100003", "E100001"], 2]);
      const pages = [1, 2].map((page) =>
        shop.call(listFavourites, { limit: 1, page }, { token }).then(({ data }) => data),
      );
      const codesOfPages = (await Promise.all(pages)).map(({ favourites: rowsOfPage }) =>
        rowsOfPage.map(({ itemCode }) => itemCode),
      );
      expect(codesOfPages).toEqual([["S100003"], ["E100001"]]);
      expect((await search("E100001", { token })).data.items[0]?.isFavourite).toBe(true);
      expect((await search("E100001")).data.items[0]?.isFavourite).toBe(false);
      await shop.call(cancelFavourite, { favouriteId: rows[0]?.favouriteId ?? "" }, { token });
      expect((await favourites()).total).toBe(1);
    });

    test("favourites are not visible to another customer", async () => {
      const other = await shop.logIn(customers.wang);
      expect(
        (await shop.call(listFavourites, { limit: 5, page: 1 }, { token: other })).data.total,
      ).toBe(0);
      await shop.call(cancelFavourite, { favouriteId: String(itemIds.ethanol) }, { token: other });
      expect((await favourites()).total).toBe(1);
    });

    test.each(["999", "x", "1 or 1=1"])(
      "favourites are refused for the item %s",
      async (itemId) => {
        expect((await shop.call(addFavourite, { itemId }, { token })).code).toBe(1404);
      },
    );
  });

  describe("the home page", () => {
    test("the home page has the category tree in the caller's language", async () => {
      const [chinese, english] = [
        await shop.call(readHeader, {}),
        await shop.call(readHeader, {}, { language: "en" }),
      ];
      expect(chinese.data.categories).toMatchObject([
        { name: "化学试剂", children: [{ name: "溶剂", children: [{ name: "醇类" }] }] },
      ]);
      expect(english.data.categories[0]?.name).toBe("化学试剂 (en)");
    });

    test("the header names the sections of the shop without anything to show, until there is something", async () => {
      const empty = async () => (await shop.call(readHeader, {})).data.emptySections;
      expect(await empty()).toEqual([
        "building-blocks",
        "sample-centre",
        "jobs",
        "branches",
        "chemists",
        "departments",
        "party",
        "core",
        "culture",
      ]);
      await shop.database.transact((tx) => writeFact(tx, "building_block_categories", "1"));
      expect(await empty()).not.toContain("building-blocks");
      await shop.database.transact((tx) => writeFact(tx, "building_block_categories", ""));
      expect(await empty()).toContain("building-blocks");

      const setKind = (kind: "ordinary" | "special-brand") =>
        shop.database.transact((tx) =>
          tx.updateTable("items").set({ kind }).where("id", "=", 1).execute(),
        );
      await setKind("special-brand");
      expect(await empty()).not.toContain("sample-centre");
      await setKind("ordinary");
      expect(await empty()).toContain("sample-centre");
    });

    test("the home page has its lists, with days of Asia/Shanghai", async () => {
      const { data } = await shop.call(readHome, {});
      expect(data.news.rows).toEqual([{ id: "1", subject: "文章 1", day: "2026-05-29" }]);
      expect(data.top.rows).toHaveLength(1);
      expect(data.noticeBoard.subject).toBe("公告");
      expect((await shop.call(readSide, {})).data.activities).toEqual([]);
    });

    test("the home page shows the pages that the customer's account allows, and none to a guest", async () => {
      const guests = {
        activities: [],
        accountPeriod: "without-credit",
        canDownloadProducts: false,
      };
      expect((await shop.call(readSide, {})).data).toEqual(guests);
      const token = await shop.logIn(customers.wang);
      const side = async () => (await shop.call(readSide, {}, { token })).data;
      expect(await side()).toEqual({ ...guests, accountPeriod: "with-credit" });
      await shop.database.transact((tx) =>
        tx
          .updateTable("customers")
          .set({ account_period: 472, may_download: 1 })
          .where("id", "=", "wang")
          .execute(),
      );
      expect(await side()).toEqual({ ...guests, canDownloadProducts: true });
    });

    test("visited pages of any name are recorded", async () => {
      const params = {
        page: "/products/E100001'; --",
        previous: "x".repeat(3000),
        relation: "<script>",
      };
      expect((await shop.call(recordBrowse, params)).data).toEqual({});
      const [event] = await shop.database.read.selectFrom("browse_events").selectAll().execute();
      expect(event).toMatchObject({ page: params.page, relation: "<script>", customer_id: null });
      expect(event?.previous_page).toHaveLength(500);
    });
  });
});

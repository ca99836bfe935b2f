import { recordBrowse } from "@reagent/api/contract/home";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { mostViewedPages, sweepBrowseEvents } from "./browse-events.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

onEachDatabase((makePlace) => {
  describe("views of pages (storefront §2, browse event)", () => {
    let shop: TestShop;

    beforeAll(async () => {
      shop = await openShop(makePlace);
    });
    afterAll(() => shop.close());
    beforeEach(() => shop.database.transact((tx) => tx.deleteFrom("browse_events").execute()));

    const view = (page: string) => shop.call(recordBrowse, { page, previous: "", relation: "" });
    const storedPages = async () =>
      (await shop.database.read.selectFrom("browse_events").select("page").execute())
        .map(({ page }) => page)
        .toSorted();
    const sweep = (maxEvents?: number) =>
      sweepBrowseEvents(shop.database, shop.clock.time, maxEvents);
    /** Adds many views at once, a second apart, the newest now. */
    const addViews = (count: number) =>
      shop.database.transact(async (tx) => {
        for (let index = 0; index < count; index += 1) {
          await tx
            .insertInto("browse_events")
            .values({
              id: `view-${index}`,
              customer_id: null,
              device_id: `device-${index % 3}`,
              page: index % 2 === 0 ? "/even" : "/odd",
              previous_page: "",
              relation: "",
              created_at: shop.clock.time - index * 1000,
            })
            .execute();
        }
      });

    test("views of pages are deleted after 30 days", async () => {
      await view("/old");
      shop.clock.time += 20 * DAY_MS;
      await view("/new");
      await sweep();
      expect(await storedPages()).toEqual(["/new", "/old"]);
      shop.clock.time += 10 * DAY_MS;
      await sweep();
      expect(await storedPages()).toEqual(["/new"]);
    });

    test("views of pages are deleted beyond the largest number, the oldest first, however many they are", async () => {
      await addViews(4100);
      await sweep(4100);
      expect(await storedPages()).toHaveLength(4100);
      await sweep(10);
      expect(await storedPages()).toHaveLength(10);
      const { oldest } = await shop.database.read
        .selectFrom("browse_events")
        .select(({ fn }) => fn.min("created_at").as("oldest"))
        .executeTakeFirstOrThrow();
      expect(Number(oldest)).toBe(shop.clock.time - 9000);
    });

    test("views of pages are counted by page for the operator, with their devices", async () => {
      await addViews(9);
      const days = { days: 1, now: shop.clock.time };
      expect(await mostViewedPages(shop.database.read, { ...days, limit: 5 })).toEqual([
        { page: "/even", views: 5, devices: 3 },
        { page: "/odd", views: 4, devices: 3 },
      ]);
      expect(await mostViewedPages(shop.database.read, { ...days, limit: 1 })).toHaveLength(1);
      const later = { days: 1, now: shop.clock.time + 2 * DAY_MS, limit: 5 };
      expect(await mostViewedPages(shop.database.read, later)).toEqual([]);
    });
  });
});

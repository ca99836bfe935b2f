import { UNREFINED } from "@reagent/domain/facet";
import { MOST_LISTED } from "@reagent/domain/search";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isUnavailable } from "../database/failure.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { addManyItems } from "../testing/many-items.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { CatalogueListings } from "./catalogue-listings.ts";
import { Listings } from "./listings.ts";
import { forgetColumns, readStoredColumns } from "./stored-columns.ts";

const FIRST_PAGE = { page: 1, size: 10 };
const MANY = 20_000;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  test("the last listing is shown while the changed catalogue cannot be read", async () => {
    const { database } = shop;
    const listings = new CatalogueListings(database, shop.search);
    const total = async () => (await listings.ofCategory(undefined, UNREFINED, FIRST_PAGE))?.total;
    const before = await total();
    expect(before).toBeGreaterThan(0);

    await database.transact(async (tx) => {
      await forgetColumns(tx);
      await sql`alter table packs rename to packs_away`.execute(tx);
    });
    expect(await total()).toBe(before);
    await database.transact((tx) => sql`alter table packs_away rename to packs`.execute(tx));
    expect(await total()).toBe(before);
    await expect.poll(() => readStoredColumns(database.read)).toBeDefined();
  });

  test("of a search that thousands of items match, all are sorted, and up to 10,000 listed", async () => {
    const { database, search } = shop;
    await addManyItems(database, MANY);
    const targets = Array.from({ length: MANY }, (_, at) => 1000 + at);
    vi.spyOn(search, "findAll").mockResolvedValue({
      targets,
      corrected: "",
      kept: [],
      missing: [],
    });
    const listings = new CatalogueListings(database, search);
    const found = (page: number, stock: readonly "in-stock"[] = []) =>
      listings.ofSearch("试剂", { ...UNREFINED, stock, sort: "price-up" }, { page, size: 30 });
    expect(await found(1)).toMatchObject({ total: MOST_LISTED, isMore: true });
    expect((await found(334)).ids).toEqual(targets.slice(9990, MOST_LISTED));
    expect(await found(335)).toMatchObject({ ids: [], total: MOST_LISTED, isMore: true });
    expect(await found(1, ["in-stock"])).toMatchObject({ ids: [], total: 0, isMore: false });
    const counted = await listings.countSearch("试剂", UNREFINED, []);
    expect(counted.counts.hazard.find(({ value }) => value === "none")?.count).toBe(MANY);
  });
});

describe("the thread of the listings", () => {
  test("the thread of the listings reports a database that is not available, and is asked again", async () => {
    const listings = new Listings({ kind: "postgres", url: "postgres://127.0.0.1:1/shop" });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const failure = await listings.ask("prepare").catch((reason: unknown) => reason);
      expect(isUnavailable(failure)).toBe(true);
    }
    await listings.close();
  });

  test("the thread of the listings leaves no request without an answer when it is closed", async () => {
    const listings = new Listings({ kind: "postgres", url: "postgres://127.0.0.1:1/shop" });
    const asked = listings.ask("prepare").catch((reason: unknown) => reason);
    await listings.close();
    expect(String(await asked)).toContain("is closed");
  });
});

import { UNREFINED } from "@reagent/domain/facet";
import { MOST_LISTED } from "@reagent/domain/search";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { insertAll } from "../catalogue/write.ts";
import type { DatabasePlace } from "../database/connection.ts";
import { isUnavailable } from "../database/failure.ts";
import { cpuOf } from "../testing/cpu-of.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { item } from "../testing/fixture.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { CatalogueListings } from "./catalogue-listings.ts";
import { Listings } from "./listings.ts";
import { readColumns } from "./read-columns.ts";
import { forgetColumns, readStoredColumns } from "./stored-columns.ts";

const FIRST_PAGE = { page: 1, size: 10 };
const MANY = 20_000;
/** The share that a listing may take of the time that reading the goods takes; it takes a twenty-fifth or less. */
const MOST_OF_READING = 1 / 3;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let place: DatabasePlace;
  beforeAll(async () => {
    shop = await openShop(async (template) => {
      const made = await makePlace(template);
      place = made.place;
      return made;
    });
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

  test("a large catalogue is read and counted beside the thread that answers others", async () => {
    const rows = Array.from({ length: MANY }, (_, at) => {
      const [id, code] = [1000 + at, `Z${1_000_000 + at}`];
      return item({ id, code, name_zh: `试剂 ${at}`, name_en: `Reagent ${at}`, cas: "" });
    });
    const listings = new Listings(place);
    const total = async () =>
      (await listings.ask("ofCategory", undefined, UNREFINED, FIRST_PAGE))?.total;
    try {
      // Starting the thread takes time of this one; it is not what is measured.
      expect(await total()).toBeLessThan(MANY);
      await shop.database.transact(async (tx) => {
        await insertAll(tx, "items", rows);
        await forgetColumns(tx);
      });
      // Asking takes time of this thread too: on a slow machine it would be asked often.
      const listing = await cpuOf(() =>
        expect.poll(total, { interval: 1000 }).toBeGreaterThan(MANY),
      );
      const reading = await cpuOf(() => readColumns(shop.database.read, "catalogue"));
      expect(listing).toBeLessThan(reading * MOST_OF_READING);
    } finally {
      await listings.close();
    }
  });

  test("of a search that thousands of items match all are sorted, and up to 10,000 listed", async () => {
    const { database, search } = shop;
    const targets = Array.from({ length: MANY }, (_, at) => 1000 + at);
    vi.spyOn(search, "findAll").mockResolvedValue({ targets, corrected: "" });
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
  test("reports a database that is not available, and is asked again", async () => {
    const listings = new Listings({ kind: "postgres", url: "postgres://127.0.0.1:1/shop" });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const failure = await listings.ask("prepare").catch((reason: unknown) => reason);
      expect(isUnavailable(failure)).toBe(true);
    }
    await listings.close();
  });

  test("leaves no request without an answer when it is closed", async () => {
    const listings = new Listings({ kind: "postgres", url: "postgres://127.0.0.1:1/shop" });
    const asked = listings.ask("prepare").catch((reason: unknown) => reason);
    await listings.close();
    expect(String(await asked)).toContain("closing");
  });
});

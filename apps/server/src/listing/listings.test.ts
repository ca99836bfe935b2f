import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { raiseRevision } from "../catalogue/revision.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { Listings } from "./listings.ts";

const refinement = {
  purity: [],
  size: [],
  price: [],
  stock: [],
  hazard: [],
  categoryId: null,
  sort: "usual",
} as const;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  test("the last listing is shown while the changed catalogue cannot be read", async () => {
    const { database } = shop;
    const listings = new Listings(database);
    const total = async () =>
      (await listings.ofCategory(undefined, refinement, { page: 1, size: 10 }))?.total;
    const before = await total();
    expect(before).toBeGreaterThan(0);

    await database.transact(async (tx) => {
      await raiseRevision(tx);
      await sql`alter table packs rename to packs_away`.execute(tx);
    });
    expect(await total()).toBe(before);
    await database.transact((tx) => sql`alter table packs_away rename to packs`.execute(tx));
    expect(await total()).toBe(before);
  });
});

import { UNREFINED } from "@reagent/domain/facet";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabasePlace } from "../database/connection.ts";
import { cpuOf } from "../testing/cpu-of.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { addManyItems } from "../testing/many-items.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { Listings } from "./listings.ts";
import { readColumns } from "./read-columns.ts";

const FIRST_PAGE = { page: 1, size: 10 };
const MANY = 20_000;
/** The share that a listing may take of the time that reading the goods takes; it takes a twenty-fifth or less. */
const MOST_OF_READING = 1 / 3;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let place: DatabasePlace;
  beforeAll(async () => {
    shop = await openShop(async () => {
      const made = await makePlace("filled");
      place = made.place;
      return made;
    });
  });
  afterAll(() => shop.close());

  test("a large catalogue is read and counted beside the thread that answers others", async () => {
    await addManyItems(shop.database, MANY);
    const listings = new Listings(place);
    try {
      // Starting the thread takes time of this one; it is not what is measured. What it does not know it refuses at once.
      await expect(listings.ask("unknown" as "prepare")).rejects.toThrow(TypeError);
      const listing = await cpuOf(async () => {
        const listed = await listings.ask("ofCategory", undefined, UNREFINED, FIRST_PAGE);
        expect(listed?.total).toBeGreaterThan(MANY);
      });
      const reading = await cpuOf(() => readColumns(shop.database.read, "catalogue"));
      expect(listing).toBeLessThan(reading * MOST_OF_READING);
    } finally {
      await listings.close();
    }
  });
});

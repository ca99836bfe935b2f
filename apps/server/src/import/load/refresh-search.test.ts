import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../database/database.ts";
import { searchFormatFact } from "../../database/search-tables.ts";
import { searchIn } from "../../search/search-in.ts";
import { onEachDatabase, openFresh } from "../../testing/databases.ts";
import { loadBigCatalogue } from "./big.ts";
import { refreshSearch } from "./refresh-search.ts";

onEachDatabase((makePlace, kind) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    await loadBigCatalogue(database, 30, { draw: () => "<svg/>" });
  });
  afterAll(() => remove());

  const foundByPart = async () => {
    const search = searchIn(database);
    try {
      return (await search.find("reagent", "benz", { page: 1, size: 1 })).total;
    } finally {
      search.close();
    }
  };

  describe("a search index of an earlier version", () => {
    test("a search index of an earlier version is rebuilt from the catalogue", async () => {
      const before = await foundByPart();
      await database.administer(async (administered) => {
        await sql`drop table search_reagent_words`.execute(administered);
        await sql`drop table search_reagent_entries`.execute(administered);
        await sql`create table search_reagent_entries (rank integer, target integer, plain text)`.execute(
          administered,
        );
        await administered
          .deleteFrom("site_facts")
          .where("name", "=", searchFormatFact("reagent"))
          .execute();
      });
      await refreshSearch(database);
      expect(before).toBeGreaterThan(0);
      expect(await foundByPart()).toBe(before);
    });

    // One server alone has an embedded database.
    if (kind === "postgres")
      test("a search index of an earlier version is built once by servers that start together", async () => {
        await database.administer((administered) =>
          administered.deleteFrom("site_facts").where("name", "like", "search_format_%").execute(),
        );
        await Promise.all([refreshSearch(database), refreshSearch(database)]);
        expect(await foundByPart()).toBeGreaterThan(0);
      });
  });
});

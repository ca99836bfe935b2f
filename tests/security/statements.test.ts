import { endpoints } from "@reagent/api/contract/contract";
import { readCategorySide } from "@reagent/api/contract/listing";
import { groupBy } from "@reagent/domain/list";
import { loadBigCatalogue } from "@reagent/server/import/load/big";
import { timedJobs } from "@reagent/server/jobs";
import { onPostgres } from "@reagent/server/testing/databases";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { type WatchedPlace, watchedPostgres } from "@reagent/server/testing/watched-postgres";
import { wholeReads } from "@reagent/server/testing/whole-reads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Facts } from "../contract/party.ts";
import { blankPrinter, openCaller } from "./hostile-caller.ts";
import { factsOf, validWires } from "./valid-params.ts";

/** The most statements of a call, whatever it is about. */
const MOST_STATEMENTS = 20;
/** How often a call sends the same statement at most: more often, it sends one for each row. */
const MOST_REPEATED = 3;
/** Enough that reading all is not the cheapest way to some. */
const ITEMS = 600;

/** Tables that do not keep growing with goods, customers and orders. */
const SMALL_TABLES = new Set(
  [
    "activities banners branches jobs notices paper_award paper_winners",
    "categories product_lines instruments instrument_skus pictures shop_limits",
    "gift_types gifts orchard_banners",
    // They hold what is deleted soon.
    "browse_events outgoing_mails rate_counters",
  ].flatMap((names) => names.split(" ")),
);

onPostgres(() => {
  describe("the statements of a shop", () => {
    let shop: TestShop;
    let watched: WatchedPlace;
    let caller: Awaited<ReturnType<typeof openCaller>>;
    let facts: Facts;
    /** Statements whose plans were looked at. */
    const planned = new Set<string>();

    beforeAll(async () => {
      const watch = async (...of: Parameters<typeof watchedPostgres>) =>
        (watched = await watchedPostgres(...of));
      shop = await openShop(watch, { pdfPrinter: blankPrinter });
      await loadBigCatalogue(shop.database, ITEMS);
      await shop.structures.start();
      // Its first answer calculates the listings of the catalogue.
      await shop.call(readCategorySide, { id: null });
      caller = await openCaller(shop);
      facts = await factsOf(shop, caller.token);
    });
    afterAll(() => shop.close());

    /** Those of the statements that read a whole table, with it. */
    async function readingWholly(statements: readonly string[]): Promise<string[]> {
      const found: string[] = [];
      for (const statement of statements) {
        if (planned.has(statement)) continue;
        planned.add(statement);
        const tables = await wholeReads(shop.database, statement);
        const large = tables.filter((table) => !SMALL_TABLES.has(table));
        if (large.length > 0) found.push(`${large.join()}: ${statement}`);
      }
      return found;
    }

    test.each(endpoints)(
      `$name asks the database at most ${MOST_STATEMENTS} times, not for each row, and reads no large table as a whole`,
      async (endpoint) => {
        for (const wire of validWires(facts).get(endpoint.name) ?? []) {
          watched.takeStatements();
          await caller.send(endpoint, wire, { isCustomer: true });
          // Without the settings of a connection, which each new one gets.
          const statements = watched.takeStatements().filter((text) => !text.startsWith("set "));
          const repeated = groupBy(statements, (statement) => statement);
          const often = [...repeated].filter(([, { length }]) => length > MOST_REPEATED);
          const said = `${endpoint.name} of ${JSON.stringify(wire)}`;
          expect(often, said).toEqual([]);
          expect(statements.length, said).toBeLessThanOrEqual(MOST_STATEMENTS);
          expect(await readingWholly(statements), said).toEqual([]);
        }
      },
    );

    test("what the shop does by itself reads no large table as a whole", async () => {
      const { database, files, clock } = shop;
      const jobs = timedJobs({ database, files, clock }, { warn: () => {} });
      const revised_at = clock.now();
      await database.transact((tx) =>
        tx
          .insertInto("sheet_revisions")
          .values({
            item_code: facts.itemCode,
            revision: 2,
            revised_at,
            replaced: "{}",
            differences: "[]",
          })
          .execute(),
      );
      watched.takeStatements();
      for (const job of Object.values(jobs)) await job();
      await shop.mails();
      await shop.deliverNotices();
      expect(await readingWholly(watched.takeStatements())).toEqual([]);
    });
  });
});

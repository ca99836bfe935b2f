import { endpoints } from "@reagent/api/contract/contract";
import { readCategorySide } from "@reagent/api/contract/listing";
import { groupBy } from "@reagent/domain/list";
import { onPostgres } from "@reagent/server/testing/databases";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { type WatchedPlace, watchedPostgres } from "@reagent/server/testing/watched-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Facts } from "../contract/party.ts";
import { blankPrinter, openCaller } from "./hostile-caller.ts";
import { factsOf, validWires } from "./valid-params.ts";

/** The most statements of a call, whatever it is about. */
const MOST_STATEMENTS = 20;
/** How often a call sends the same statement at most: more often, it sends one for each row. */
const MOST_REPEATED = 3;

onPostgres(() => {
  let shop: TestShop;
  let watched: WatchedPlace;
  let caller: Awaited<ReturnType<typeof openCaller>>;
  let facts: Facts;

  beforeAll(async () => {
    const watch = async (...of: Parameters<typeof watchedPostgres>) =>
      (watched = await watchedPostgres(...of));
    shop = await openShop(watch, { pdfPrinter: blankPrinter });
    await shop.structures.start();
    // Its first answer calculates the listings of the catalogue.
    await shop.call(readCategorySide, { id: null });
    caller = await openCaller(shop);
    facts = await factsOf(shop, caller.token);
  });
  afterAll(() => shop.close());

  test.each(endpoints)(
    `$name asks the database at most ${MOST_STATEMENTS} times, and not for each row`,
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
      }
    },
  );
});

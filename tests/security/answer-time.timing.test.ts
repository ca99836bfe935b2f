import { endpoints } from "@reagent/api/contract/contract";
import { cpuOf } from "@reagent/server/testing/cpu-of";
import { onSqlite } from "@reagent/server/testing/databases";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Facts } from "../contract/party.ts";
import { isNightly, seed, withSeed } from "../seed.ts";
import { blankPrinter, expectClear, openCaller } from "./hostile-caller.ts";
import { hostileParams } from "./hostile-params.ts";
import { factsOf, validWires } from "./valid-params.ts";

const CASES = isNightly ? 100 : 8;
/** Processor time of the thread that answers all others, in microseconds. */
const LONGEST_ANSWER = 200_000;
/** An answer that takes longer is asked for again: code that runs for the first time takes longer. */
const REPEATS = 4;

// On SQLite alone, where the thread that answers also searches.
onSqlite((makePlace) => {
  let shop: TestShop;
  let caller: Awaited<ReturnType<typeof openCaller>>;
  let facts: Facts;

  beforeAll(async () => {
    shop = await openShop(makePlace, { pdfPrinter: blankPrinter });
    await shop.structures.start();
    caller = await openCaller(shop);
    facts = await factsOf(shop, caller.token);
  });
  afterAll(() => shop.close());

  test.each(endpoints)("$name answers any parameters in time", async (endpoint) => {
    const valid = validWires(facts).get(endpoint.name) ?? [];
    await withSeed(import.meta.filename, () =>
      fc.assert(
        fc.asyncProperty(hostileParams(endpoint, valid), async (wire) => {
          const isCustomer = endpoint.auth === "required";
          const answer = () =>
            cpuOf(async () =>
              expectClear(endpoint, await caller.send(endpoint, wire, { isCustomer })),
            );
          let took = await answer();
          for (let repeat = 0; took > LONGEST_ANSWER && repeat < REPEATS; repeat += 1)
            took = Math.min(took, await answer());
          expect(took, "microseconds").toBeLessThanOrEqual(LONGEST_ANSWER);
        }),
        { numRuns: CASES + valid.length, seed, examples: valid.map((wire) => [wire]) },
      ),
    );
  });
});

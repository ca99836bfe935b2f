import { endpoints } from "@reagent/api/contract/contract";
import { cpuOf } from "@reagent/server/testing/cpu-of";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Facts } from "../contract/party.ts";
import { isNightly, seed, withSeed } from "../seed.ts";
import { blankPrinter, expectClear, openCaller } from "./hostile-caller.ts";
import { hostileParams } from "./hostile-params.ts";
import { factsOf, validWires } from "./valid-params.ts";

const CASES = { sqlite: isNightly() ? 100 : 3, postgres: isNightly() ? 25 : 1 };
/** In microseconds. */
const LONGEST_ANSWER = 200_000;
/** They wait for a thread of their own to start. */
const UPLOADS = ["uploadOrder", "readOrderWorkbook"];
const LONGEST_UPLOAD = 2_000_000;
/** A call whose answer takes longer is repeated: code that runs for the first time takes longer. */
const REPEATS = 4;

/** How long work takes, in microseconds. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) * 1000;
}

onEachDatabase((makePlace, kind) => {
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
    // On SQLite the thread that answers all others also reads the database.
    const measure = kind === "sqlite" ? cpuOf : timeOf;
    const longest = UPLOADS.includes(endpoint.name) ? LONGEST_UPLOAD : LONGEST_ANSWER;
    await withSeed(import.meta.filename, () =>
      fc.assert(
        fc.asyncProperty(hostileParams(endpoint, valid), async (wire) => {
          const isCustomer = endpoint.auth === "required";
          const answer = () =>
            measure(async () =>
              expectClear(endpoint, await caller.send(endpoint, wire, { isCustomer })),
            );
          let took = await answer();
          for (let repeat = 0; took > longest && repeat < REPEATS; repeat += 1)
            took = Math.min(took, await answer());
          expect(took, "microseconds").toBeLessThanOrEqual(longest);
        }),
        { numRuns: CASES[kind] + valid.length, seed, examples: valid.map((wire) => [wire]) },
      ),
    );
  });
});

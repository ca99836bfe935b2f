import { endpoints } from "@reagent/api/contract/contract";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Facts } from "../contract/party.ts";
import { isNightly, seed, withSeed } from "../seed.ts";
import { blankPrinter, expectClear, openCaller } from "./hostile-caller.ts";
import { hostileParams, type Wire } from "./hostile-params.ts";
import { factsOf, validWires } from "./valid-params.ts";

/** The number of cases of each call. */
const CASES = isNightly() ? 10_000 : 50;
/** Fewer, since PostgreSQL gets only cases that reach the database. */
const CASES_ON_POSTGRES = Math.ceil(CASES / 4);
/** Not a measure, in milliseconds: what never ends is cut off. */
const LONGEST_CASE = 2_000;

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let caller: Awaited<ReturnType<typeof openCaller>>;
  let facts: Facts;
  let before: unknown;

  beforeAll(async () => {
    shop = await openShop(makePlace, { pdfPrinter: blankPrinter });
    await shop.structures.start();
    caller = await openCaller(shop);
    facts = await factsOf(shop, caller.token);
    before = await stock();
  });
  afterAll(() => shop.close());

  /** Tables that no call writes. */
  const stock = () =>
    Promise.all(
      (["items", "instruments", "articles"] as const).map((table) =>
        shop.database.read.selectFrom(table).selectAll().execute(),
      ),
    );

  test.each(endpoints)(
    "$name answers any parameters with a clear code",
    async (endpoint) => {
      const valid = validWires(facts).get(endpoint.name) ?? [];
      // Parameters that the schema refuses do not reach the database.
      const { "~standard": schema } = endpoint.params.schema;
      const reaches = (wire: Wire) =>
        kind === "sqlite" || !("issues" in (schema.validate(wire) as object));
      const cases = fc.tuple(hostileParams(endpoint, valid).filter(reaches), fc.nat({ max: 9 }));
      const as = (die: number) => ({
        isCustomer: endpoint.auth === "required" ? die > 0 : die > 4,
      });
      await withSeed(import.meta.filename, () =>
        fc.assert(
          fc.asyncProperty(cases, async ([wire, die]) => {
            expectClear(endpoint, await caller.send(endpoint, wire, as(die)));
          }),
          {
            numRuns: kind === "sqlite" ? CASES : CASES_ON_POSTGRES,
            seed,
            examples: valid.map((wire) => [[wire, 9]]),
          },
        ),
      );
    },
    60_000 + CASES * LONGEST_CASE,
  );

  test("the shop is healthy afterwards, and its goods are unchanged", async () => {
    const health = await shop.server.inject({ method: "GET", url: "/healthz" });
    expect(health.json()).toEqual({ status: "ok" });
    expect(await stock()).toEqual(before);
  });
});

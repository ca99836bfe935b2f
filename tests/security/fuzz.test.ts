import { endpoints } from "@reagent/api/contract/contract";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Facts } from "../contract/party.ts";
import { blankPrinter, expectClear, openCaller } from "./hostile-caller.ts";
import { hostileParams, type Wire } from "./hostile-params.ts";
import { factsOf, validWires } from "./valid-params.ts";

/** The number of cases of each call, and their seed, which is constant unless it is set. */
const CASES = Number(process.env["FUZZ_CASES"] ?? 200);
/** Fewer, since PostgreSQL gets only cases that reach the database. */
const CASES_ON_POSTGRES = Math.ceil(CASES / 4);
const SEED = Number(process.env["FUZZ_SEED"] ?? 6);
/** In milliseconds, on a busy machine. */
const LONGEST_CASE = 100;
/** In milliseconds. An answer that takes longer is asked for again, since a busy machine delays single ones. */
const LONGEST_ANSWER = 200;
const REPEATS = 4;
/** In milliseconds. The upload waits for a thread of its own to start, which a busy machine delays each time. */
const LONGEST_UPLOAD = 2_000;

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
    "$name answers any parameters with a clear code, in time",
    async (endpoint) => {
      const valid = validWires(facts).get(endpoint.name) ?? [];
      const longest = endpoint.name === "uploadOrder" ? LONGEST_UPLOAD : LONGEST_ANSWER;
      // Parameters that the schema refuses do not reach the database.
      const { "~standard": schema } = endpoint.params.schema;
      const reaches = (wire: Wire) =>
        kind === "sqlite" || !("issues" in (schema.validate(wire) as object));
      const cases = fc.tuple(hostileParams(endpoint, valid).filter(reaches), fc.nat({ max: 9 }));
      const as = (die: number) => ({
        isCustomer: endpoint.auth === "required" ? die > 0 : die > 4,
      });
      await fc.assert(
        fc.asyncProperty(cases, async ([wire, die]) => {
          const answer = await caller.send(endpoint, wire, as(die));
          expectClear(endpoint, answer);
          let took = answer.took;
          for (let repeat = 0; took > longest && repeat < REPEATS; repeat += 1) {
            took = Math.min(took, (await caller.send(endpoint, wire, as(die))).took);
          }
          expect(took, "milliseconds").toBeLessThanOrEqual(longest);
        }),
        {
          numRuns: kind === "sqlite" ? CASES : CASES_ON_POSTGRES,
          seed: SEED,
          examples: valid.map((wire) => [[wire, 9]]),
        },
      );
    },
    Math.max(60_000, CASES * LONGEST_CASE),
  );

  test("the shop is healthy afterwards, and its goods are unchanged", async () => {
    const health = await shop.server.inject({ method: "GET", url: "/healthz" });
    expect(health.json()).toEqual({ status: "ok" });
    expect(await stock()).toEqual(before);
  });
});

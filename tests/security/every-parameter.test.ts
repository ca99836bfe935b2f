import { endpoints } from "@reagent/api/contract/contract";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { storedRows } from "@reagent/server/testing/stored-rows";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Facts } from "../contract/party.ts";
import { blankPrinter, expectClear, openCaller } from "./hostile-caller.ts";
import { factsOf, validWires } from "./valid-params.ts";

/** Names that every object has, and text that clears a terminal. */
const HOSTILE = ["constructor", "__proto__", "toString", "hasOwnProperty", "1\u001b[2J"];

onEachDatabase((makePlace) => {
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

  test.each(endpoints.filter(({ params }) => Object.keys(params.table).length > 0))(
    "$name answers names of object properties and control characters in each parameter with a clear code",
    async (endpoint) => {
      const names = Object.values(endpoint.params.table).map(([name]) => name);
      for (const valid of validWires(facts).get(endpoint.name) ?? []) {
        for (const name of names) {
          for (const value of HOSTILE) {
            const wire = { ...valid, [name]: value };
            expectClear(endpoint, await caller.send(endpoint, wire, { isCustomer: true }));
          }
        }
      }
    },
  );

  test("no call stored an object's own property or a control character", async () => {
    const stored = await storedRows(shop.database);
    const traces = ["native code", "[object ", String.raw`\u001b`];
    expect(traces.filter((trace) => stored.includes(trace))).toEqual([]);
  });
});

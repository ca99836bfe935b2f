import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { customerRow } from "../testing/customers.ts";
import { onDefaultDatabase, openFresh } from "../testing/databases.ts";
import type { CustomerCall } from "./call.ts";
import { MOST_LARGE_RESULTS, runOnce } from "./request-key.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const LARGE = "x".repeat(20_000);
const keyOf = (number: number) => `key-${String(number).padStart(6, "0")}`;

onDefaultDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;
  let now = NOW;
  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    await database.transact((tx) =>
      tx
        .insertInto("customers")
        .values(["one", "another"].map((id) => customerRow({ id, mobile: id })))
        .execute(),
    );
  });
  afterAll(() => remove());

  const run = (id: string, key: string, answer: string) => {
    now += 1;
    const call = { customer: { id }, language: "zh", now } as CustomerCall<unknown>;
    return database.transact((tx) =>
      runOnce(tx, { call, endpointName: "addOrderRows", key, params: {} }, async () => answer),
    );
  };
  const storedOf = async (id: string) =>
    (
      await database.read
        .selectFrom("request_results")
        .select("request_key")
        .where("customer_id", "=", id)
        .orderBy("created_at")
        .execute()
    ).map((row) => row.request_key);

  test("of large results the last 100 of a customer are stored, of small ones all", async () => {
    await run("another", keyOf(0), LARGE);
    await run("one", "key-small", "{}");
    for (let number = 0; number <= MOST_LARGE_RESULTS; number += 1)
      await run("one", keyOf(number), LARGE);
    const last = Array.from({ length: MOST_LARGE_RESULTS }, (_, number) => keyOf(number + 1));
    expect(await storedOf("one")).toEqual(["key-small", ...last]);
    expect(await storedOf("another")).toEqual([keyOf(0)]);
    expect(await run("one", keyOf(MOST_LARGE_RESULTS), "another answer")).toBe(LARGE);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { customerRow } from "../testing/customers.ts";
import { onDefaultDatabase, openFresh } from "../testing/databases.ts";
import type { CustomerCall } from "./call.ts";
import { MOST_RESULTS, runOnce } from "./request-key.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const keyOf = (number: number) => `key-${String(number).padStart(6, "0")}`;

onDefaultDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    await database.transact(async (tx) => {
      await tx
        .insertInto("customers")
        .values(["one", "another"].map((id) => customerRow({ id, mobile: id })))
        .execute();
      await tx
        .insertInto("request_results")
        .values(
          Array.from({ length: MOST_RESULTS }, (_, number) => ({
            customer_id: "one",
            request_key: keyOf(number),
            call: "addToCart",
            body_hash: "",
            answer: "{}",
            created_at: NOW + number,
          })),
        )
        .execute();
    });
  });
  afterAll(() => remove());

  let runs = 0;
  const run = (id: string, key: string) => {
    const call = { customer: { id }, language: "zh", now: NOW + MOST_RESULTS };
    const keyed = { call: call as CustomerCall<unknown>, endpointName: "addToCart", key };
    return database.transact((tx) =>
      runOnce(tx, { ...keyed, params: {} }, async () => ({ run: (runs += 1) })),
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

  test("of a customer, the last 1,000 results are stored, and the last one is answered again", async () => {
    await run("another", keyOf(0));
    const first = await run("one", "key-new-one");
    const stored = await storedOf("one");
    expect(stored.length).toBeLessThanOrEqual(MOST_RESULTS);
    expect(stored).not.toContain(keyOf(0));
    expect(stored.slice(-2)).toEqual([keyOf(MOST_RESULTS - 1), "key-new-one"]);
    expect(await run("one", "key-new-one")).toEqual(first);
    expect(await storedOf("another")).toEqual([keyOf(0)]);
  });
});

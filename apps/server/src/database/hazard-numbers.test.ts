import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { item } from "../testing/fixture.ts";
import type { Database } from "./database.ts";
import { up } from "./migrations/0030-hazard-numbers.ts";

onEachDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  test("the migration replaces the demo's own numbers by the mark of a listed chemical", async () => {
    const numbers = { D008: "listed", D210: "listed", "2568": "2568", listed: "listed" };
    await database.transact(async (tx) => {
      await tx
        .insertInto("items")
        .values([
          ...Object.keys(numbers).map((hazardous_number, at) => ({
            ...item({ id: at + 1, code: `H${at}`, name_zh: "酸", name_en: "Acid", cas: "64-19-7" }),
            hazardous_number,
          })),
          item({ id: 9, code: "H9", name_zh: "盐", name_en: "Salt", cas: "7647-14-5" }),
        ])
        .execute();
    });
    await database.administer((administered) => up(administered as unknown as Kysely<unknown>));
    const rows = await database.read
      .selectFrom("items")
      .select("hazardous_number")
      .orderBy("id")
      .execute();
    // Object.keys puts "2568" first.
    expect(rows.map((row) => row.hazardous_number)).toEqual([
      "2568",
      "listed",
      "listed",
      "listed",
      null,
    ]);
  });
});

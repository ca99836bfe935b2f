import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { item } from "../testing/fixture.ts";
import type { Database } from "./database.ts";
import { up } from "./migrations/0026-precursors.ts";

onEachDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  test("the migration replaces one mark by those of the national lists, or by both", async () => {
    const marked = {
      "7757-79-1": [0, 1],
      "67-64-1": [1, 0],
      "7722-64-7": [1, 1],
      "64-17-5": [1, 1],
    };
    const numbers = Object.keys(marked);
    await database.transact(async (tx) => {
      await tx
        .insertInto("items")
        .values(
          [...numbers, "108-88-3"].map((cas, at) =>
            item({ id: at + 1, code: `P${at}`, name_zh: cas, name_en: cas, cas }),
          ),
        )
        .execute();
    });
    await database.administer(async (administered) => {
      for (const name of ["is_drug_precursor", "is_explosive_precursor"] as const)
        await administered.schema.alterTable("items").dropColumn(name).execute();
      await administered.schema
        .alterTable("items")
        .addColumn("is_precursor", "bigint", (column) => column.notNull().defaultTo(1))
        .execute();
      await sql`update items set is_precursor = 0 where cas = '108-88-3'`.execute(administered);
      await up(administered as unknown as Kysely<unknown>);
    });
    const rows = await database.read
      .selectFrom("items")
      .select(["cas", "is_drug_precursor", "is_explosive_precursor"])
      .orderBy("id")
      .execute();
    expect(
      rows.map((row) => [row.cas, [row.is_drug_precursor, row.is_explosive_precursor]]),
    ).toEqual([...Object.entries(marked), ["108-88-3", [0, 0]]]);
  });
});

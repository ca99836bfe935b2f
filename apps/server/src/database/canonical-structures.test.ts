import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import type { Database } from "./database.ts";
import { up } from "./migrations/0056-canonical-structures.ts";

onEachDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  test("the migration removes what was calculated without RDKit's SMILES, so that it is calculated again", async () => {
    await database.transact((tx) =>
      tx
        .insertInto("structures")
        .values({
          smiles: "OCC",
          canonical: "",
          atoms: 3,
          bits: "",
          part_key: "",
          active_part: "",
          inchi_key: "",
          points: "",
        })
        .execute(),
    );
    await database.administer(async (administered) => {
      await administered.schema.alterTable("structures").dropColumn("canonical").execute();
      await up(administered as unknown as Kysely<unknown>);
    });
    expect(await database.read.selectFrom("structures").select("canonical").execute()).toEqual([]);
  });
});

import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerRow } from "../testing/customers.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import type { Database } from "./database.ts";
import { up } from "./migrations/0062-terms.ts";

onEachDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  test("the migration keeps the published terms as a version, and knows of no customer which they have accepted", async () => {
    const texts = {
      subject_zh: "使用条款",
      subject_en: "Terms of use",
      summary_zh: "",
      summary_en: "",
      content_zh: "<p>条款</p>",
      content_en: "<p>Terms</p>",
    };
    const created_at = Date.parse("2025-03-01T09:00:00+08:00");
    await database.transact(async (tx) => {
      await tx
        .insertInto("customers")
        .values(customerRow({ id: "lin" }))
        .execute();
      await tx
        .insertInto("pages")
        .values({ code: "termsofuse", ...texts, is_demo: 0, created_at })
        .execute();
    });
    await database.administer(async (administered) => {
      await administered.schema.dropTable("terms_versions").execute();
      await administered.schema.alterTable("customers").dropColumn("terms_version").execute();
      await up(administered as unknown as Kysely<unknown>);
    });
    const { read } = database;
    expect(await read.selectFrom("terms_versions").selectAll().execute()).toEqual([
      { day: "2025-03-01", ...texts },
    ]);
    expect(await read.selectFrom("customers").select("terms_version").execute()).toEqual([
      { terms_version: "" },
    ]);
  });
});

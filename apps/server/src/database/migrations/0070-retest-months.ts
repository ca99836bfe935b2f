import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("items").addColumn("retest_months", "integer").execute();
}

import type { Kysely } from "kysely";

/** Before, an item only had a flag for the data sheet of the special brand's maker, and the shop printed its own instead. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("items").addColumn("brand_msds_url", "text").execute();
  await database.schema.alterTable("items").dropColumn("has_brand_msds").execute();
}

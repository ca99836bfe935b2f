import type { Kysely } from "kysely";

/** What the hazard statements of an item rest on, or that it was assessed and has none; empty where a file has not said. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("items").addColumn("hazard_basis", "text").execute();
}

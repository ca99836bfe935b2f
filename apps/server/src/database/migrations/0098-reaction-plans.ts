import type { Kysely } from "kysely";
import { belongsToNamed, createTable, namedBy, texts, wholes } from "./columns.ts";

/** Plans of reactions that customers keep. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "reaction_plans",
    namedBy("id"),
    belongsToNamed("customer_id", "customers"),
    texts("name", "name_key", "plan"),
    wholes("row_count", "kept_at"),
  );
  await database.schema
    .createIndex("reaction_plans_by_name")
    .on("reaction_plans")
    .columns(["customer_id", "name_key"])
    .unique()
    .execute();
}

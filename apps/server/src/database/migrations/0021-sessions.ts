import { type Kysely, sql } from "kysely";
import { belongsToNamed, createTable, keyedBy, texts, wholes } from "./columns.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "known_browsers",
    belongsToNamed("customer_id", "customers"),
    texts("device_hash"),
    wholes("used_at"),
    keyedBy("known_browsers", "customer_id", "device_hash"),
  );
  await database.schema
    .alterTable("sessions")
    .addColumn("used_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .alterTable("sessions")
    .addColumn("browser", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update sessions set used_at = created_at`.execute(database);
}

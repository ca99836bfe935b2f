import { type Kysely, sql } from "kysely";
import {
  belongsToNamed,
  createIndex,
  createTable,
  keyedBy,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

/**
 * Revisions of data sheets, and whom the shop told of them. Sheets that the shop has are of revision 1, from now on: when their facts
 * came was not stored.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("items")
    .addColumn("sheet_revision", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await database.schema.alterTable("items").addColumn("sheet_revised_at", "bigint").execute();
  await sql`update items set sheet_revised_at = ${Date.now()}`.execute(database);
  await createTable(
    database,
    "sheet_revisions",
    texts("item_code"),
    wholes("revision", "revised_at"),
    texts("replaced", "differences"),
    optionalWholes("told_at"),
    keyedBy("sheet_revisions", "item_code", "revision"),
  );
  await createIndex(database, "sheet_revisions", "told_at", "item_code", "revision");
  await createTable(
    database,
    "sheet_notices",
    texts("item_code"),
    wholes("revision"),
    belongsToNamed("customer_id", "customers"),
    wholes("mailed_at"),
    keyedBy("sheet_notices", "item_code", "revision", "customer_id"),
  );
  await createIndex(database, "sheet_notices", "customer_id");
  await createIndex(database, "order_lines", "item_code");
}

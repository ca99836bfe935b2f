import type { Kysely } from "kysely";
import { belongsTo, createTable, keyedBy, texts, wholes } from "./columns.ts";

/** The stock of packs by batch, and the batch to which lines of carts and orders are pinned. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "batch_stocks",
    belongsTo("pack_id", "packs"),
    texts("batch_code"),
    wholes("stock"),
    keyedBy("batch_stocks", "pack_id", "batch_code"),
  );
  for (const table of ["cart_lines", "cart_exchanges", "order_lines"])
    await database.schema
      .alterTable(table)
      .addColumn("pinned_batch", "text", (column) => column.notNull().defaultTo(""))
      .execute();
}

import type { Kysely } from "kysely";
import {
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  optionalTexts,
  texts,
  wholes,
} from "./columns.ts";

/** What the page of a bottle needs of goods that an import has taken out, and an index of the batches that were sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, "former_items", namedBy("code"), texts("facts"));
  await createTable(database, "former_codes", namedBy("key"), texts("code", "item_code", "pack"));
  await createTable(
    database,
    "former_batches",
    texts("item_code", "code", "results"),
    wholes("produced_at", "retest_at"),
    optionalTexts("certificate"),
    keyedBy("former_batches", "item_code", "code"),
  );
  await createIndex(database, "shipment_lines", "batch_code");
}

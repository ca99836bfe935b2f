import type { Kysely } from "kysely";
import { createTable, namedBy, texts } from "./columns.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, "goods_images", namedBy("name"), texts("media_type", "file"));
  await database.schema.alterTable("items").addColumn("picture", "text").execute();
}

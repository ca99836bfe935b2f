import { type Kysely, sql } from "kysely";
import { createIndex } from "./columns.ts";

/** Salts of a substance are found by its free base or acid. It is calculated of the structures that are known as of new ones. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("structures").addColumn("active_part", "text").execute();
  await createIndex(database, "structures", "active_part");
  await sql`delete from site_facts where name = 'structures_known_for'`.execute(database);
}

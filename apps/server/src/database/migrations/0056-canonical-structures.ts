import { type Kysely, sql } from "kysely";

/** Substructures are searched in RDKit's SMILES. What is removed here is calculated again, as of a structure that is new. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from structures`.execute(database);
  await database.schema
    .alterTable("structures")
    .addColumn("canonical", "text", (text) => text.notNull().defaultTo(""))
    .execute();
}

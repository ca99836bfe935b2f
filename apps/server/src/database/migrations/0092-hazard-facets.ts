import { type Kysely, sql } from "kysely";

/** The facet of hazards has more values: what listings have stored of items is worked out again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from listing_columns`.execute(database);
}

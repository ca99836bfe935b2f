import { type Kysely, sql } from "kysely";

/** The items of the special brand are found without reading all others: they are few. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index items_of_special_brand on items (id) where kind = 'special-brand'`.execute(
    database,
  );
}

import type { Kysely } from "kysely";

/** The points that an order earns for each yuan, in hundredths; orders before earned one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("orders")
    .addColumn("points_rate", "integer", (column) => column.notNull().defaultTo(100))
    .execute();
}

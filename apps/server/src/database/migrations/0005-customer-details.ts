import { type Kysely, sql } from "kysely";

const TEXTS = [
  "sex",
  "province",
  "city",
  "district",
  "address",
  "zip",
  "phone_area",
  "phone_number",
  "phone_extension",
  "fax",
];

/** Details that customers enter when they register, and later in the profile. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  for (const name of TEXTS) {
    await database.schema
      .alterTable("customers")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await database.schema
    .alterTable("customers")
    .addColumn("source_code", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.alterTable("customers").addColumn("lapses_at", "bigint").execute();
  await database.schema
    .createIndex("customers_by_mobile")
    .on("customers")
    .column("mobile")
    .unique()
    .where(sql<boolean>`mobile <> ''`)
    .execute();
}

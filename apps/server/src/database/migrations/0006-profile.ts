import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ["account_period", "may_download"])
    await database.schema
      .alterTable("customers")
      .addColumn(name, "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
}

import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("batches").addColumn("certificate", "text").execute();
  for (const column of ["file", "curve"]) {
    await database.schema.alterTable("spectra").addColumn(column, "text").execute();
  }
}

import { precursorMarks } from "@reagent/domain/precursor";
import { type Kysely, sql } from "kysely";

/** Before, one flag was either mark. Items that are on neither national list get both, so that none is sold without a filing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ["is_drug_precursor", "is_explosive_precursor"]) {
    await database.schema
      .alterTable("items")
      .addColumn(name, "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  const { rows } = await sql<{ id: number; cas: string | null }>`
    select id, cas from items where is_precursor = 1
  `.execute(database);
  for (const { id, cas } of rows) {
    const { isDrugPrecursor, isExplosivePrecursor } = precursorMarks(cas ?? "");
    const isListed = isDrugPrecursor || isExplosivePrecursor;
    await sql`
      update items set is_drug_precursor = ${isDrugPrecursor || !isListed ? 1 : 0},
        is_explosive_precursor = ${isExplosivePrecursor || !isListed ? 1 : 0}
      where id = ${id}
    `.execute(database);
  }
  await database.schema.alterTable("items").dropColumn("is_precursor").execute();
}

import type { Kysely } from "kysely";

/** What data sheets say of exposure limits and acute toxicity; empty where a file has not said. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ["exposure_limits", "acute_toxicity"])
    for (const language of ["zh", "en"])
      await database.schema.alterTable("items").addColumn(`${name}_${language}`, "text").execute();
}

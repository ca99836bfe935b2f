import { normalise } from "@reagent/domain/search-text";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { KEY_ROLE } from "./tables.ts";

/**
 * Ids of the items that have a text as one of their codes or numbers (item and product codes, CAS and MDL numbers), in the order of
 * results. Case, width, spaces and hyphens do not matter. Runs within a transaction as well as outside.
 */
export async function itemsByCode(
  database: Pick<Kysely<Schema>, "selectFrom">,
  text: string,
): Promise<number[]> {
  const rows = await database
    .selectFrom("search_reagent_keys as keys")
    .innerJoin("search_reagent_entries as entries", "entries.rank", "keys.rank")
    .select("entries.target")
    .where("keys.role", "=", KEY_ROLE.code)
    .where("keys.text", "=", normalise(text))
    .orderBy("keys.rank")
    .execute();
  return rows.map((row) => row.target);
}

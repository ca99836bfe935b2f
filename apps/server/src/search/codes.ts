import { normalise } from "@reagent/domain/search-text";
import type { Reader } from "../database/database.ts";
import { KEY_ROLE } from "./tables.ts";

/**
 * Ids of the items with a text as one of their codes or numbers (item and product codes, CAS and MDL numbers), in the order of
 * results. Case, width, spaces and hyphens do not matter.
 */
export async function itemsByCode(database: Reader, text: string): Promise<number[]> {
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

/** The id of the first item with each of these texts as a code; texts without an item are left out. */
export async function firstItemsByCode(
  database: Reader,
  texts: readonly string[],
): Promise<Map<string, number>> {
  if (texts.length === 0) {
    return new Map();
  }
  const rows = await database
    .selectFrom("search_reagent_keys as keys")
    .innerJoin("search_reagent_entries as entries", "entries.rank", "keys.rank")
    .select(["keys.text", "entries.target"])
    .where("keys.role", "=", KEY_ROLE.code)
    .where("keys.text", "in", texts.map(normalise))
    .orderBy("keys.rank", "desc")
    .execute();
  const targets = new Map(rows.map((row) => [row.text, row.target]));
  return new Map(
    texts.flatMap((text) => {
      const target = targets.get(normalise(text));
      return target === undefined ? [] : [[text, target] as const];
    }),
  );
}

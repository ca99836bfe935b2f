import { storedNumber } from "@reagent/domain/search-kind";
import { normalise } from "@reagent/domain/search-text";
import type { Reader } from "../database/database.ts";
import { KEY_ROLE } from "../database/search-tables.ts";

/** A text as the keys of the index have it: a number of a register without its label. */
const keyOf = (text: string): string => normalise(storedNumber(text));

/**
 * Ids of the items with a text as one of their codes or numbers (item and product codes, CAS and MDL numbers), in the order of
 * results. Case, width, spaces, hyphens and labels do not matter.
 */
export async function itemsByCode(database: Reader, text: string): Promise<number[]> {
  const rows = await database
    .selectFrom("search_reagent_keys as keys")
    .innerJoin("search_reagent_entries as entries", "entries.rank", "keys.rank")
    .select("entries.target")
    .where("keys.role", "=", KEY_ROLE.code)
    .where("keys.text", "=", keyOf(text))
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
    .where("keys.text", "in", texts.map(keyOf))
    .orderBy("keys.rank", "desc")
    .execute();
  const targets = new Map(rows.map((row) => [row.text, row.target]));
  return new Map(
    texts.flatMap((text) => {
      const target = targets.get(keyOf(text));
      return target === undefined ? [] : [[text, target] as const];
    }),
  );
}

/**
 * The ids of the items with each of these texts as a code, a number or a whole name, in the order of results, those by a code first. Texts
 * without an item are left out.
 */
export async function itemsByText(
  database: Reader,
  texts: readonly string[],
): Promise<Map<string, number[]>> {
  if (texts.length === 0) {
    return new Map();
  }
  const rows = await database
    .selectFrom("search_reagent_keys as keys")
    .innerJoin("search_reagent_entries as entries", "entries.rank", "keys.rank")
    .select(["keys.text", "entries.target"])
    .where("keys.role", "in", [KEY_ROLE.code, KEY_ROLE.name, KEY_ROLE.alias])
    .where("keys.text", "in", [...new Set(texts.map(keyOf))])
    .orderBy("keys.role")
    .orderBy("keys.rank")
    .execute();
  const found = Map.groupBy(rows, (row) => row.text);
  return new Map(
    texts.flatMap((text) => {
      const targets = found.get(keyOf(text))?.map((row) => row.target);
      return targets === undefined ? [] : [[text, [...new Set(targets)]] as const];
    }),
  );
}

/** The SMILES of the first item with a text as one of its codes, numbers or names; empty where none has a structure. */
export async function structureNamed(database: Reader, text: string): Promise<string> {
  const row = await database
    .selectFrom("search_reagent_keys as keys")
    .innerJoin("search_reagent_entries as entries", "entries.rank", "keys.rank")
    .innerJoin("items", "items.id", "entries.target")
    .select("items.smiles")
    .where("keys.text", "=", keyOf(text))
    .where("items.smiles", "is not", null)
    .orderBy("keys.role")
    .orderBy("keys.rank")
    .executeTakeFirst();
  return row?.smiles ?? "";
}

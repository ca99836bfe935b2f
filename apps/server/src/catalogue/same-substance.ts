import { hydrateForms } from "@reagent/domain/substance";
import type { Reader } from "../database/database.ts";

/** How many other items of a substance are read. */
const MOST_ITEMS = 20;

/** What is known of such an item. */
export const SUBSTANCE_COLUMNS = [
  "items.id",
  "items.code",
  "items.name_zh",
  "items.name_en",
  "items.specification_zh",
  "items.specification_en",
  "items.cas",
  "items.formula",
  "items.molecular_weight",
  "items.density",
  "items.smiles",
  "items.safe_level",
  "items.hazardous_number",
  "items.is_drug_precursor",
  "items.is_explosive_precursor",
  "items.hazard_codes",
] as const;

/** An item, by what its substance is found. */
export interface Substance {
  readonly id: number;
  readonly cas: string | null;
  readonly smiles: string | null;
}

/**
 * The other items with the CAS number of an item, then those whose structure differs by water of crystallisation alone, at most 20
 * (decisions, forms of a substance).
 */
export async function itemsOfSubstance(reader: Reader, own: Substance) {
  const [alike, hydrates] = await Promise.all([
    itemsWith(reader, own, "cas", own.cas ? [own.cas] : []),
    itemsWith(reader, own, "smiles", hydrateForms(own.smiles ?? "")),
  ]);
  const known = new Set(alike.map(({ id }) => id));
  return [...alike, ...hydrates.filter(({ id }) => !known.has(id))].slice(0, MOST_ITEMS);
}

/** Other items by an indexed column, in the order of the catalogue. */
async function itemsWith(
  reader: Reader,
  own: Substance,
  column: "cas" | "smiles",
  texts: readonly string[],
) {
  return texts.length === 0
    ? []
    : reader
        .selectFrom("items")
        .select(SUBSTANCE_COLUMNS)
        .where(column, "in", texts)
        .where("id", "!=", own.id)
        .orderBy("id")
        .limit(MOST_ITEMS)
        .execute();
}

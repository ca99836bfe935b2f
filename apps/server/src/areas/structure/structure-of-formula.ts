import {
  anhydrousComposition,
  type Composition,
  compositionKey,
  compositionOf,
} from "@reagent/domain/composition";
import { MOST_COUNTED } from "@reagent/domain/structure-search";
import type { Services } from "../../calls/call.ts";

/**
 * The items with the atoms of a formula, in the order of results, one more than are counted at most; none where they are of one structure,
 * which can be searched for.
 */
export async function itemsOfFormula(
  formula: string,
  { database: { read }, search }: Pick<Services, "database" | "search">,
): Promise<readonly number[]> {
  const atoms = compositionOf(formula);
  if (!atoms) return [];
  const ids = await search.firstAsTyped("reagent", formula, MOST_COUNTED + 1);
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom("items")
    .leftJoin("structures", "structures.smiles", "items.smiles")
    .select(["items.id", "items.formula", "items.smiles", "structures.canonical"])
    .where("items.id", "in", ids)
    .execute();
  const key = compositionKey(atoms);
  const found = rows.filter(({ formula: own }) => {
    const composition = own === null ? undefined : compositionOf(own);
    return composition !== undefined && compositionKey(composition) === key;
  });
  const structures = new Set(found.map(({ canonical, smiles }) => canonical || smiles));
  if (structures.size < 2) return [];
  const isFound = new Set(found.map(({ id }) => id));
  return ids.filter((id) => isFound.has(id));
}

/** Enough for items that are found by their codes and names before those of the formula. */
const LOOKED_AT = 8;

/**
 * The SMILES of the first item with the atoms of an inorganic formula, else of its first hydrate; empty where there is none. A formula with
 * carbon and hydrogen is that of many substances, and one with a charge that of no substance.
 */
export async function structureOfFormula(
  formula: string,
  { database: { read }, search }: Pick<Services, "database" | "search">,
): Promise<string> {
  const atoms = /[+−-]/u.test(formula) ? undefined : compositionOf(formula);
  if (!atoms || (atoms.has("C") && atoms.has("H"))) return "";
  const ids = await search.firstAsTyped("reagent", formula, LOOKED_AT);
  if (ids.length === 0) return "";
  const rows = await read
    .selectFrom("items")
    .select(["id", "formula", "smiles"])
    .where("id", "in", ids)
    .where("smiles", "is not", null)
    .execute();
  const inOrder = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const key = compositionKey(atoms);
  const firstOf = (composition: (formula: string) => Composition | undefined) =>
    inOrder.find((row) => {
      const own = composition(row.formula ?? "");
      return own !== undefined && compositionKey(own) === key;
    })?.smiles;
  return firstOf(compositionOf) ?? firstOf(anhydrousComposition) ?? "";
}

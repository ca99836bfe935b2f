import { type SaltForm, saltFormOf } from "@reagent/domain/salt-form";
import { hydrateForms } from "@reagent/domain/substance";
import { chunks } from "../database/chunks.ts";
import type { Reader } from "../database/database.ts";

/** How many other items of a substance are read. */
const MOST_ITEMS = 20;

/** An item, by what its substance is found. */
export interface Substance {
  readonly id: number;
  readonly cas: string | null;
  readonly smiles: string | null;
  readonly formula: string | null;
  /** What is calculated of its structure; null without one, or until that is done. */
  readonly canonical: string | null;
  readonly active_part: string | null;
}

/** As what salt an item is sold; undefined for a substance without other salts. */
export function saltFormOfItem({ canonical, active_part, formula }: Substance) {
  const form = active_part ? saltFormOf(canonical ?? "", formula ?? "") : undefined;
  return form && ({ ...form, part: active_part ?? "" } satisfies SaltForm);
}

export type SubstanceRow = Awaited<ReturnType<ReturnType<typeof substancesIn>["execute"]>>[number];

/** Items with what is known of their substance. */
export function substancesIn(reader: Reader) {
  return reader
    .selectFrom("items")
    .leftJoin("structures", "structures.smiles", "items.smiles")
    .select([
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
      "structures.canonical",
      "structures.active_part",
    ]);
}

/**
 * The other items with the CAS number of an item, then those whose structure differs by water of crystallisation alone, then other salts of
 * it, at most 20 (decisions, forms of a substance).
 */
export async function itemsOfSubstance(reader: Reader, own: Substance): Promise<SubstanceRow[]> {
  return (await itemsOfSubstances(reader, [own])).get(own.id) ?? [];
}

/** The same for several items, by their ids. */
export async function itemsOfSubstances(
  reader: Reader,
  owns: readonly Substance[],
): Promise<ReadonlyMap<number, SubstanceRow[]>> {
  const keysOf = {
    cas: ({ cas }: Substance) => (cas ? [cas] : []),
    smiles: ({ smiles }: Substance) => hydrateForms(smiles ?? ""),
    active_part: ({ active_part: part }: Substance) => (part ? [part] : []),
  } as const;
  const columns = ["cas", "smiles", "active_part"] as const;
  const found = await Promise.all(
    columns.map(async (column) => {
      const keys = new Set(owns.flatMap(keysOf[column]));
      const rows = await itemsWith(reader, column, [...keys], owns.length);
      return Map.groupBy(rows, (row) => row[column] ?? "");
    }),
  );
  return new Map(
    owns.map((own) => {
      const alike = columns.flatMap((column, at) => {
        const keys = new Set(keysOf[column](own));
        const rows = [...keys].flatMap((key) => found[at]?.get(key) ?? []);
        return rows.toSorted((one, other) => one.id - other.id);
      });
      const others = new Map(alike.map((row) => [row.id, row]));
      others.delete(own.id);
      return [own.id, [...others.values()].slice(0, MOST_ITEMS)];
    }),
  );
}

const COLUMNS = {
  cas: "items.cas",
  smiles: "items.smiles",
  active_part: "structures.active_part",
} as const;

/** Items by an indexed column, in the order of the catalogue; as many as some items can have others. */
async function itemsWith(
  reader: Reader,
  column: keyof typeof COLUMNS,
  keys: readonly string[],
  owns: number,
): Promise<SubstanceRow[]> {
  const found: SubstanceRow[] = [];
  for (const some of chunks(keys))
    found.push(
      ...(await substancesIn(reader)
        .where(COLUMNS[column], "in", some)
        .orderBy("items.id")
        .limit(owns * (MOST_ITEMS + 1))
        .execute()),
    );
  return found;
}

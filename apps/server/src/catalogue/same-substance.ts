import { groupBy } from "@reagent/domain/list";
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
  const saltsOf = await readSalts(reader, owns);
  const casNumbersOf = ({ cas }: Substance) => (cas ? [cas] : []);
  const hydratesOf = ({ smiles }: Substance) => hydrateForms(smiles ?? "");
  const structuresOf = (own: Substance) => [...hydratesOf(own), ...saltsOf(own)];
  const [byCas, byStructure] = await Promise.all([
    itemsWith(reader, "cas", owns.flatMap(casNumbersOf), owns.length),
    itemsWith(reader, "smiles", owns.flatMap(structuresOf), owns.length),
  ]);
  const rowsOf = (
    found: ReadonlyMap<string, readonly SubstanceRow[]>,
    keys: readonly string[],
  ): SubstanceRow[] =>
    [...new Set(keys)]
      .flatMap((key) => found.get(key) ?? [])
      .toSorted((one, other) => one.id - other.id);
  return new Map(
    owns.map((own) => {
      const alike = [
        ...rowsOf(byCas, casNumbersOf(own)),
        ...rowsOf(byStructure, hydratesOf(own)),
        ...rowsOf(byStructure, saltsOf(own)),
      ];
      const others = new Map(alike.map((row) => [row.id, row]));
      others.delete(own.id);
      return [own.id, [...others.values()].slice(0, MOST_ITEMS)];
    }),
  );
}

/** Reads which structures are other salts of some items, as SMILES. Most substances have none, and many items may share a structure. */
async function readSalts(
  reader: Reader,
  owns: readonly Substance[],
): Promise<(own: Substance) => readonly string[]> {
  const parts = new Set(owns.flatMap(({ active_part: part }) => (part ? [part] : [])));
  const found = [];
  for (const some of chunks([...parts]))
    found.push(
      ...(await reader
        .selectFrom("structures")
        .select(["smiles", "canonical", "active_part"])
        .where("active_part", "in", some)
        .execute()),
    );
  const ofParts = groupBy(found, (row) => row.active_part ?? "");
  return ({ active_part: part, canonical }) =>
    (ofParts.get(part ?? "") ?? []).flatMap((row) =>
      row.canonical === canonical ? [] : [row.smiles],
    );
}

/** Items by an indexed column, in the order of the catalogue; as many as some items can have others. */
async function itemsWith(
  reader: Reader,
  column: "cas" | "smiles",
  keys: readonly string[],
  owns: number,
): Promise<ReadonlyMap<string, readonly SubstanceRow[]>> {
  const found: SubstanceRow[] = [];
  for (const some of chunks([...new Set(keys)]))
    found.push(
      ...(await substancesIn(reader)
        // By their ids: of a structure that many items share, only those are read that are wanted.
        .where("items.id", "in", (wanted) =>
          wanted
            .selectFrom("items as found")
            .select("found.id")
            .where(`found.${column}`, "in", some)
            .orderBy("found.id")
            .limit(owns * (MOST_ITEMS + 1)),
        )
        .orderBy("items.id")
        .execute()),
    );
  return groupBy(found, (row) => row[column] ?? "");
}

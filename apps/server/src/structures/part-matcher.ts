import { structureParts } from "@reagent/domain/structure-search";
import { moleculeOf, type Query } from "./query.ts";
import type { Rdkit, RdkitMolecule } from "./rdkit.ts";

/** Where a structure has each atom of a query; `undecided` where that takes more than the steps of the budget. */
export type Matching = readonly number[] | "none" | "undecided";

/** The most places of a part that are compared; a structure with more is decided only if these do. */
const MOST_PLACES = 1000;
/** The most places that are tried for the parts of a query in one structure. */
const MOST_TRIED = 10_000;

const WHOLE = JSON.stringify({ useChirality: true });
const EACH = JSON.stringify({ useChirality: true, uniquify: false, maxMatches: MOST_PLACES });

/**
 * Matches a query in structures. Each part of a query is matched alone, and then places are picked that share no atom: RDKit tries all
 * places of all parts with each other, which takes it minutes for a hydrate or for parts that lie in each other.
 */
export class PartMatcher {
  readonly #parts: readonly RdkitMolecule[];
  readonly #atoms: number;

  constructor(rdkit: Rdkit, query: Query) {
    this.#parts = structureParts(query.code).map((code) => moleculeOf(rdkit, { ...query, code }));
    this.#atoms = this.#parts.reduce((sum, part) => sum + part.get_num_atoms(false), 0);
  }

  match(molecule: RdkitMolecule): Matching {
    const [first, ...others] = this.#parts;
    if (first && others.length === 0) {
      const { atoms } = JSON.parse(molecule.get_substruct_match(first, WHOLE)) as Partial<Place>;
      return atoms ?? "none";
    }
    if (this.#atoms > molecule.get_num_atoms(false)) return "none";
    const places: (readonly (readonly number[])[])[] = [];
    for (const part of this.#parts) {
      const own = placesOf(molecule, part);
      if (own.length === 0) return "none";
      places.push(own);
    }
    return disjointPlaces(places);
  }

  /** Frees its memory. */
  close(): void {
    for (const part of this.#parts) part.delete();
  }
}

interface Place {
  readonly atoms: readonly number[];
}

function placesOf(molecule: RdkitMolecule, part: RdkitMolecule): (readonly number[])[] {
  const places = JSON.parse(molecule.get_substruct_matches(part, EACH)) as
    | readonly Place[]
    | object;
  return Array.isArray(places) ? places.map(({ atoms }: Place) => atoms) : [];
}

/** A place for each part, so that no two have a common atom; the atoms in the order of the parts. */
export function disjointPlaces(places: readonly (readonly (readonly number[])[])[]): Matching {
  const isCut = places.some((own) => own.length >= MOST_PLACES);
  // The part with the fewest places comes first.
  const order = [...places.keys()].toSorted(
    (one, other) => (places[one]?.length ?? 0) - (places[other]?.length ?? 0),
  );
  const different = places.map(differentPlaces);
  const picked = places.map((): readonly number[] => []);
  const used = new Set<number>();
  let tried = 0;
  const pick = (depth: number): boolean => {
    const part = order[depth];
    if (part === undefined) return true;
    for (const place of different[part] ?? []) {
      tried += 1;
      if (tried > MOST_TRIED) return false;
      if (place.some((atom) => used.has(atom))) continue;
      for (const atom of place) used.add(atom);
      picked[part] = place;
      if (pick(depth + 1)) return true;
      for (const atom of place) used.delete(atom);
    }
    return false;
  };
  if (pick(0)) return picked.flat();
  return isCut || tried > MOST_TRIED ? "undecided" : "none";
}

/** The places without those of the same atoms in another order. */
function differentPlaces(places: readonly (readonly number[])[]): (readonly number[])[] {
  const byAtoms = new Map(
    places.map((place) => [place.toSorted((one, other) => one - other).join(" "), place]),
  );
  return [...byAtoms.values()];
}

import { MOST_COUNTED, type StructureMatch } from "@reagent/domain/structure-search";
import {
  type Alike,
  alike,
  screened,
  screenFor,
  type StructureColumns,
  structureOfItem,
} from "./columns.ts";
import { largestPart, morganOf, partKeyOf, partKeysOf, patternOf } from "./fingerprint.ts";
import { otherFormsOf } from "./other-forms.ts";
import { textAt } from "./packed.ts";
import { type Matching, PartMatcher } from "./part-matcher.ts";
import { alternativesOf, isPlainPattern } from "./pattern.ts";
import { moleculeOf, type Query, type QueryProblem, type ReadQuery, readQuery } from "./query.ts";
import { type Rdkit, type RdkitMolecule, using } from "./rdkit.ts";
import { drawStructure } from "./structure.ts";

/** How a SMILES is read: with all checks, and what follows from it is perceived. */
const WHOLE = "{}";
/** Without checks, and without what is perceived of rings, hydrogen and hybridisation. */
const PARSED = JSON.stringify({ sanitize: false, removeHs: false, assignStereo: false });
const PARSED_WITH_STEREO = JSON.stringify({ sanitize: false, removeHs: false, assignStereo: true });

const MOST_OTHER_FORMS = 20;

/** What is searched for. */
export interface StructureQuery {
  readonly query: Query;
  readonly match: StructureMatch;
  /** Least similarity, from 0 to 1. */
  readonly threshold: number;
  /** The only items that are wanted; all without them. */
  readonly among?: Int32Array | undefined;
  /** Whether results are in the order of these items. */
  readonly isOrdered?: boolean | undefined;
  /** Of an exact search: the items with the key of the query's largest part, from the database. */
  readonly keyed?: readonly number[] | undefined;
  /** Whether the same structure is left out of those alike. */
  readonly excludesSame?: boolean | undefined;
}

/** An item that was found. */
export interface FoundItem {
  readonly item: number;
  readonly smiles: string;
  readonly similarity: number | null;
  /** Matched atoms of its SMILES, and bonds as pairs of atoms. */
  readonly atoms: readonly number[];
  readonly bonds: readonly (readonly [number, number])[];
}

/** A query as the thread answers it, with the key of its largest part, empty but for an exact search; or the key of an InChI. */
export type QueryReading =
  | QueryProblem
  | (ReadQuery & { readonly partKey: string })
  | { readonly kind: "inchi"; readonly inchiKey: string };

/** Reads a query for a search. */
export function readForSearch(rdkit: Rdkit, text: string, match: StructureMatch): QueryReading {
  if (text.startsWith("InChI=")) {
    const inchiKey = rdkit.get_inchikey_for_inchi(text);
    return inchiKey === "" ? "unreadable" : { kind: "inchi", inchiKey };
  }
  const query = readQuery(rdkit, text, match);
  if (typeof query === "string") return query;
  const partKey = match === "exact" ? partKeyOf(rdkit, largestPart(query.code)) : "";
  return { ...query, partKey };
}

/** The molar mass of a structure, of all its parts, in g/mol with two decimals; empty where RDKit does not read it. */
export function molarMass(rdkit: Rdkit, text: string): string {
  const molecule = rdkit.get_mol(text);
  if (!molecule) return "";
  const { amw } = JSON.parse(using(molecule, (it) => it.get_descriptors())) as { amw: number };
  return amw.toFixed(2);
}

/** The drawing of a query; empty where it cannot be drawn. */
export function drawnOrNone(smiles: string): string {
  try {
    return drawStructure(smiles);
  } catch {
    return "";
  }
}

/**
 * A search that finds its items one after the other, in steps: `next` returns the items of one structure that was found, an empty list
 * where a structure was not, and undefined at the end. Between two steps other searches may run.
 */
export class StructureSearchRun {
  readonly #rdkit: Rdkit;
  readonly #columns: StructureColumns;
  readonly #molecule: RdkitMolecule;
  readonly #matcher: PartMatcher;
  readonly #details: string;
  readonly #steps: Iterator<readonly (readonly [item: number, structure: Alike])[]>;
  readonly #bonds: readonly (readonly [number, number])[];
  readonly #match: StructureMatch;
  readonly #found: (readonly [item: number, structure: Alike])[] = [];
  #isComplete = false;
  #undecided = 0;
  #otherForms: readonly number[] = [];

  constructor(rdkit: Rdkit, columns: StructureColumns, wanted: StructureQuery) {
    this.#rdkit = rdkit;
    this.#columns = columns;
    this.#match = wanted.match;
    this.#molecule = moleculeOf(rdkit, wanted.query);
    this.#matcher = new PartMatcher(rdkit, wanted.query);
    this.#details = detailsFor(wanted.query, this.#molecule);
    this.#bonds = bondsOf(this.#molecule);
    this.#steps = this.#search(wanted);
  }

  /** Items that were found so far, at most 1,000 and those of one structure. */
  get count(): number {
    return this.#found.length;
  }

  /** Whether every structure was looked at. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** How many structures may contain the query, but would take too many steps to tell. They are not found. */
  get undecided(): number {
    return this.#undecided;
  }

  /**
   * Of an exact search: the items of the same substance as another salt, hydrate or solvate, or alone; of an inorganic substance its other
   * hydrates. At most 20, in the order of results.
   */
  get otherForms(): readonly number[] {
    return this.#otherForms;
  }

  /** The ids of the items that were found so far. */
  ids(): Int32Array {
    return Int32Array.from(this.#found, ([item]) => item);
  }

  /** Looks at one more structure. */
  step(): void {
    const next = this.#steps.next();
    if (next.done) this.#isComplete = true;
    else for (const each of next.value) this.#found.push(each);
  }

  /** A page of what was found, with the matched atoms. */
  page(skipped: number, size: number): FoundItem[] {
    return this.#found.slice(skipped, skipped + size).map(([item, { at, similarity }]) => {
      const smiles = textAt(this.#columns.smiles, at);
      if (this.#match === "similarity") return { item, smiles, similarity, atoms: [], bonds: [] };
      const atoms = this.#matchedAtoms(smiles);
      const bonds = this.#bonds.flatMap(([from, to]): [number, number][] => {
        const [start, end] = [atoms[from], atoms[to]];
        return start === undefined || end === undefined ? [] : [[start, end]];
      });
      return { item, smiles, similarity: null, atoms, bonds };
    });
  }

  /** Frees its memory. */
  close(): void {
    this.#molecule.delete();
    this.#matcher.close();
  }

  *#search(wanted: StructureQuery): Generator<readonly (readonly [number, Alike])[], void> {
    const isFound = this.#finder(wanted);
    if (wanted.among && wanted.isOrdered) {
      const structures = new Map<number, Alike | undefined>();
      for (const item of wanted.among) {
        const at = structureOfItem(this.#columns, item);
        if (at === undefined) continue;
        if (!structures.has(at)) structures.set(at, isFound.of(at));
        const structure = structures.get(at);
        yield structure ? [[item, structure]] : [];
      }
      return;
    }
    const { items, itemsAt } = this.#columns;
    const among = wanted.among && new Set(wanted.among);
    for (const at of isFound.candidates) {
      if (at === undefined) {
        yield [];
        continue;
      }
      const own = [...items.subarray(itemsAt[at], itemsAt[at + 1])];
      const wanted = among ? own.filter((item) => among.has(item)) : own;
      const structure = wanted.length === 0 ? undefined : isFound.of(at);
      yield structure ? wanted.map((item) => [item, structure]) : [];
    }
  }

  /** What can be found at all, in the order of results, with pauses where it takes long, and whether a structure is. */
  #finder({ query, match, threshold, keyed = [], excludesSame = false }: StructureQuery): {
    readonly candidates: Iterable<number | undefined>;
    of(at: number): Alike | undefined;
  } {
    if (match === "similarity") {
      const part = largestPart(query.code);
      const own = partKeyOf(this.#rdkit, part);
      const found = alike(this.#columns, morganOf(this.#rdkit, part), threshold);
      const byPlace = new Map(found.map((each) => [each.at, each]));
      return {
        candidates: found.map(({ at }) => at),
        of: (at) => {
          const each = byPlace.get(at);
          return each && excludesSame && each.similarity === 1 && this.#keyAt(at) === own
            ? undefined
            : each;
        },
      };
    }
    if (match === "substructure") {
      const passes = screenFor(this.#columns, fingerprintsFor(this.#rdkit, query));
      return {
        candidates: screened(this.#columns, passes),
        of: (at) => (passes(at) ? this.#containing(at) : undefined),
      };
    }
    return this.#sameAs(query.code, keyed);
  }

  /** Structures of the same parts are the same, but for the stereochemistry that is drawn. */
  #sameAs(code: string, keyed: readonly number[]) {
    const parts = partKeysOf(this.#rdkit, code);
    const isOtherForm = otherFormsOf(this.#rdkit, code);
    const kinds = new Map<number, "same" | "other" | "none">();
    const kindAt = (at: number) => {
      const canonical = textAt(this.#columns.canonical, at);
      // With the same parts it is another stereoisomer, if it is not the same.
      if (partKeysOf(this.#rdkit, canonical) === parts)
        return this.#containing(at) ? "same" : "none";
      return isOtherForm(canonical) ? "other" : "none";
    };
    const others: number[] = [];
    for (const item of keyed) {
      const at = structureOfItem(this.#columns, item);
      if (at === undefined) continue;
      const kind = kinds.get(at) ?? kindAt(at);
      kinds.set(at, kind);
      if (kind === "other" && others.length < MOST_OTHER_FORMS) others.push(item);
    }
    this.#otherForms = others;
    const places = new Set([...kinds.keys()].filter((at) => kinds.get(at) === "same"));
    return {
      candidates: [...places],
      of: (at: number) => (places.has(at) ? { at, similarity: 1 } : undefined),
    };
  }

  #keyAt(at: number): string {
    return partKeyOf(this.#rdkit, largestPart(textAt(this.#columns.canonical, at)));
  }

  #containing(at: number): Alike | undefined {
    const matched = this.#matched(textAt(this.#columns.canonical, at), this.#details);
    if (matched === "undecided") this.#undecided += 1;
    return typeof matched === "string" ? undefined : { at, similarity: 1 };
  }

  #matched(smiles: string, details: string): Matching {
    const molecule = this.#rdkit.get_mol(smiles, details);
    if (!molecule) throw new Error(`A structure of the index cannot be read: ${smiles}`);
    return using(molecule, (it) => this.#matcher.match(it));
  }

  #matchedAtoms(smiles: string): readonly number[] {
    const matched = this.#matched(smiles, WHOLE);
    return typeof matched === "string" ? [] : matched;
  }
}

/** Whether a run has counted what is counted at most. */
export function isCounted(run: StructureSearchRun): boolean {
  return run.isComplete || run.count > MOST_COUNTED;
}

/** The pattern fingerprints of which a structure that contains a query has one. */
function fingerprintsFor(rdkit: Rdkit, { code, isPattern }: Query): Uint8Array[] {
  const alternatives = isPattern ? alternativesOf(code) : [code];
  return alternatives.map((each) => using(moleculeOf(rdkit, { code: each, isPattern }), patternOf));
}

/** How RDKit's own SMILES is read to be compared with a query. */
function detailsFor({ code, isPattern }: Query, molecule: RdkitMolecule): string {
  if (isPattern && isPlainPattern(code)) return PARSED;
  // Other patterns may ask for the size of a ring, or for hybridisation. Unpaired electrons, as RDKit counts them in [Na] and [Pb+2], match only
  // those of a structure that was read whole.
  if (isPattern || /"nRad":[1-9]/u.test(molecule.get_json())) return WHOLE;
  return /[@/\\]/u.test(code) ? PARSED_WITH_STEREO : PARSED;
}

function bondsOf(molecule: RdkitMolecule): (readonly [number, number])[] {
  const { molecules = [] } = JSON.parse(molecule.get_json()) as {
    molecules?: { bonds?: { atoms: [number, number] }[] }[];
  };
  return (molecules[0]?.bonds ?? []).map(({ atoms }) => atoms);
}

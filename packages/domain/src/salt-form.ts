import {
  anhydrousComposition,
  type Composition,
  compositionKey,
  compositionOf,
} from "./composition.ts";
import { COUNTER_IONS, type CounterIon } from "./counter-ions.ts";
import { type Atom, smilesAtoms } from "./smiles-atoms.ts";
import type { Wording } from "./statement.ts";

/** In which salt, or as what free base or acid, an organic substance is sold. */
export interface SaltForm {
  /** What identifies the organic part: the same for all its salts, other for each stereoisomer and isotopologue. */
  readonly part: string;
  /** How often a formula unit has it: twice in a hemisulfate. */
  readonly count: number;
  /** Whether the part keeps its charge without the counter-ions, as quaternary ammonium does. */
  readonly isCharged: boolean;
  /** Its counter-ions, with how many there are in a formula unit. */
  readonly counterIons: ReadonlyMap<CounterIon, number>;
}

const ATOM = /\[[^\]]*\]|Cl|Br|[BCNOPSFIbcnops]/gu;
const BRACKETED = /^\[(\d*)([A-Z][a-z]?|[a-z])(@{0,2})(?:H\d*)?[+-]\d*\]$/u;
/** Atoms that are written without brackets where nothing else is told of them. */
const PLAIN = new Set(["N", "O"]);
const WATER = "O";
/** Elements of the organic parts whose salts are forms. */
const ORGANIC = new Set(["C", "H", "B", "N", "O", "F", "Si", "P", "S", "Cl", "Br", "I"]);
/** Of double bonds of an acid group: C=O, S=O, P=O. */
const ACIDIC = new Set(["C", "S", "P"]);

const ionsBySmiles = new Map(COUNTER_IONS.flatMap((ion) => ion.smiles.map((each) => [each, ion])));

/**
 * The organic part of a SMILES without counter-ions and water, as the free base or acid: its SMILES; empty where the substance has no
 * other salts. Those of metals and of inorganic substances are none, and neither are alkoxides, amides and other strong bases: only
 * carboxylic, sulfonic, phosphoric and similar acids, phenols, sulfonamides, imides and nitrogen bases are written as salts of themselves.
 *
 * @param canonical the SMILES as RDKit writes it
 */
export const activePartOf = (canonical: string): string => partsOf(canonical)?.part ?? "";

/**
 * As what salt a product is sold; undefined for a substance without other salts, and where its formula is not that of its structure.
 *
 * @param canonical its SMILES as RDKit writes it
 */
export function saltFormOf(canonical: string, formula: string): SaltForm | undefined {
  const found = partsOf(canonical);
  if (!found) return undefined;
  const parts = canonical.split(".");
  const isOfStructure = [parts, parts.filter((part) => part !== WATER)].some((each) =>
    isSame(compositionOfSmiles(each.join(".")), dryComposition(formula)),
  );
  return isOfStructure ? found : undefined;
}

/**
 * How many times a formula unit of another salt, or of the free base or acid, has the substance of a unit; undefined for the same salt and
 * for another substance.
 */
export function saltUnits(
  one: SaltForm | undefined,
  other: SaltForm | undefined,
): number | undefined {
  return one && other && isOtherSalt(one, other) ? other.count / one.count : undefined;
}

function isOtherSalt(one: SaltForm, other: SaltForm): boolean {
  if (one.part !== other.part) return false;
  const [own, others] = [one.counterIons, other.counterIons];
  return (
    own.size !== others.size ||
    [...own].some(([ion, ions]) => ions * other.count !== (others.get(ion) ?? 0) * one.count)
  );
}

/** What a salt is: "hydrochloride", "disodium salt"; what is no salt is named as the other form of a salt: "free base", "free acid". */
export function saltName({ counterIons, count, isCharged }: SaltForm, other: SaltForm): Wording {
  const names = [...counterIons].map(([ion, ions]) => nameOf(ion, ions / count, isCharged));
  if (names.length > 0)
    return {
      zh: names.map(({ zh }) => zh).join("、"),
      en: names.map(({ en }) => en).join(", "),
    };
  if (isCharged) return { zh: "内盐", en: "inner salt" };
  return [...other.counterIons.keys()].some(({ kind }) => kind === "cation")
    ? { zh: "游离酸", en: "free acid" }
    : { zh: "游离碱", en: "free base" };
}

const PREFIXES: ReadonlyMap<number, Wording> = new Map([
  [0.5, { zh: "半", en: "hemi" }],
  [1.5, { zh: "倍半", en: "sesqui" }],
  [2, { zh: "二", en: "di" }],
  [3, { zh: "三", en: "tri" }],
  [4, { zh: "四", en: "tetra" }],
]);

function nameOf(ion: CounterIon, perPart: number, isCharged: boolean): Wording {
  const { zh, en } = (isCharged ? ion.nameOfCharged : undefined) ?? ion.name;
  const prefix = PREFIXES.get(perPart) ?? { zh: "", en: "" };
  return { zh: prefix.zh + zh, en: prefix.en + en };
}

function partsOf(canonical: string): SaltForm | undefined {
  const counterIons = new Map<CounterIon, number>();
  let part = "";
  let count = 0;
  let charge = 0;
  let isCharged = false;
  let hasNitrogen = false;
  for (const written of canonical.split(".")) {
    if (written === WATER) continue;
    const atoms = smilesAtoms(written);
    if (!atoms) return undefined;
    charge += chargeOf(atoms);
    const ion = ionsBySmiles.get(written);
    if (ion) {
      counterIons.set(ion, (counterIons.get(ion) ?? 0) + 1);
      continue;
    }
    const free = isOrganic(atoms) ? freePart(written, atoms) : undefined;
    if (!free || (part !== "" && part !== free.smiles)) return undefined;
    part = free.smiles;
    count += 1;
    isCharged = free.isCharged;
    hasNitrogen = atoms.some(({ symbol }) => symbol === "N");
  }
  const kinds = new Set([...counterIons.keys()].map(({ kind }) => kind));
  const isSaltOfIt = kinds.size < 2 && (!kinds.has("acid") || hasNitrogen || isCharged);
  return part !== "" && charge === 0 && isSaltOfIt
    ? { part, count, isCharged, counterIons }
    : undefined;
}

const chargeOf = (atoms: readonly Atom[]) => atoms.reduce((sum, { charge }) => sum + charge, 0);

/** Whether a part has a skeleton of carbon, which urea, cyanide and the like do not have, and no metal. */
function isOrganic(atoms: readonly Atom[]): boolean {
  const hasSkeleton = atoms.some(
    ({ symbol, hydrogens, bonds }) =>
      symbol === "C" && (hydrogens > 0 || bonds.some(({ to }) => to.symbol === "C")),
  );
  return hasSkeleton && atoms.every(({ symbol }) => ORGANIC.has(symbol));
}

/** A part with its acid groups and nitrogen bases uncharged; undefined where another atom has a negative charge of its own. */
function freePart(
  smiles: string,
  atoms: readonly Atom[],
): { readonly smiles: string; readonly isCharged: boolean } | undefined {
  if (atoms.some((atom) => atom.charge < 0 && !isAcid(atom) && !isWithinGroup(atom)))
    return undefined;
  let at = 0;
  const free = smiles.replaceAll(ATOM, (written) => {
    const atom = atoms[at];
    at += 1;
    return atom && (isAcid(atom) || isBase(atom)) ? uncharged(written, atom) : written;
  });
  const kept = atoms.filter((atom) => !isAcid(atom) && !isBase(atom));
  return { smiles: free, isCharged: chargeOf(kept) !== 0 };
}

/** The oxygen or nitrogen of an acid that gave its hydrogen away. */
const isAcid = (atom: Atom): boolean =>
  atom.charge === -1 && (isAcidOxygen(atom) || isAcidNitrogen(atom));

/** That of a carboxylic, sulfonic, phosphoric or similar acid, or of a phenol. */
const isAcidOxygen = ({ symbol, bonds }: Atom): boolean =>
  symbol === "O" && bonds.some(({ to }) => isOxo(to) || (to.symbol === "C" && to.isAromatic));

/** That of a sulfonamide, or of an imide. */
function isAcidNitrogen({ symbol, isAromatic, bonds }: Atom): boolean {
  if (symbol !== "N" || isAromatic) return false;
  const groups = bonds.filter(({ to }) => isOxo(to));
  return groups.length > 1 || groups.some(({ to }) => to.symbol === "S");
}

/** Whether an atom has a double bond to oxygen, as in acid groups. */
const isOxo = ({ symbol, bonds }: Atom): boolean =>
  ACIDIC.has(symbol) && bonds.some(({ order, to }) => order === 2 && to.symbol === "O");

/** The nitrogen of a base that took a hydrogen. */
const isBase = ({ symbol, charge, hydrogens }: Atom): boolean =>
  symbol === "N" && charge === 1 && hydrogens > 0;

/** The charge of a nitro group, an N-oxide, a diazo or another group that is neutral as a whole. */
const isWithinGroup = ({ bonds }: Atom): boolean => bonds.some(({ to }) => to.charge > 0);

/** An atom in brackets without its charge, with one hydrogen more or less. */
function uncharged(written: string, { charge, hydrogens }: Atom): string {
  const [, isotope = "", symbol = "", chirality = ""] = BRACKETED.exec(written) ?? [];
  const left = hydrogens - charge;
  if (isotope === "" && chirality === "" && PLAIN.has(symbol)) return symbol;
  if (isotope === "" && symbol === "n" && left === 0) return symbol;
  const hydrogen = left === 0 ? "" : left === 1 ? "H" : `H${left}`;
  return `[${isotope}${symbol}${chirality}${hydrogen}]`;
}

function compositionOfSmiles(smiles: string): Composition | undefined {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => {
    if (count > 0) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  };
  for (const { symbol, hydrogens } of smilesAtoms(smiles) ?? []) {
    add(symbol, 1);
    add("H", hydrogens);
  }
  return counts.size > 0 ? counts : undefined;
}

const dryComposition = (formula: string): Composition | undefined =>
  anhydrousComposition(formula) ?? compositionOf(formula);

const isSame = (one: Composition | undefined, other: Composition | undefined): boolean =>
  one !== undefined && other !== undefined && compositionKey(one) === compositionKey(other);

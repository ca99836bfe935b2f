import { compositionOf, hillFormula } from "@reagent/domain/composition";
import { Molecule } from "openchemlib";
import type { FactTables } from "./fact-tables.ts";

type Facts = FactTables["substances"][number];

/** Structures that really are radicals: TEMPO. */
const RADICALS = new Set(["2564-83-2"]);
/** The allowed difference between a printed mass and the structure's, in grams per mole. */
const TOLERANCE = 0.02;

/** Contradictions between structures, formulas and masses. */
export function* structureFaults({
  substances,
}: Pick<FactTables, "substances">): Generator<string> {
  const owners = new Map<string, string>();
  for (const row of substances) {
    if (row.molecular_weight !== "" && !/^\d+\.\d\d$/u.test(row.molecular_weight)) {
      yield `${row.cas}: not a mass: ${row.molecular_weight}`;
    }
    if (row.formula !== "" && !isUsualNotation(row.formula)) {
      yield `${row.cas}: the formula ${row.formula} is not in the usual notation`;
    }
    if (row.smiles === "") continue;
    const molecule = parse(row.smiles);
    if (molecule === undefined) {
      yield `${row.cas}: a SMILES that cannot be read: ${row.smiles}`;
      continue;
    }
    yield* moleculeFaults(row, molecule);
    const identity = molecule.getIDCode();
    const owner = owners.get(identity);
    if (owner !== undefined) yield `${row.cas}: has the structure of ${owner}`;
    owners.set(identity, row.cas);
  }
}

function* moleculeFaults(row: Facts, molecule: Molecule): Generator<string> {
  const { formula, relativeWeight } = molecule.getMolecularFormula();
  if (inHillOrder(formula) !== inHillOrder(row.formula)) {
    yield `${row.cas}: the formula ${row.formula}, but the structure has ${inHillOrder(formula)}`;
  }
  if (Math.abs(relativeWeight - Number(row.molecular_weight)) > TOLERANCE) {
    yield `${row.cas}: the mass ${row.molecular_weight}, but the structure has ${relativeWeight.toFixed(2)}`;
  }
  if (!RADICALS.has(row.cas) && hasRadical(molecule)) {
    yield `${row.cas}: the structure has an unpaired electron or a carbene`;
  }
}

function parse(smiles: string): Molecule | undefined {
  try {
    return Molecule.fromSmiles(smiles);
  } catch {
    return undefined;
  }
}

/** Aromatic bonds that cannot be assigned as single and double ones appear as radicals. */
function hasRadical(molecule: Molecule): boolean {
  return Array.from({ length: molecule.getAllAtoms() }, (_, atom) =>
    molecule.getAtomRadical(atom),
  ).some((radical) => radical !== 0);
}

/** A formula in Hill order, with brackets and waters multiplied out; itself where it cannot be read. */
export function inHillOrder(formula: string): string {
  const composition = compositionOf(formula);
  return composition ? hillFormula(composition) : formula;
}

/** Elements from the most to the least electronegative; all others are metals, which come first in a usual formula. */
const NON_METALS = ["F", "O", "Cl", "N", "Br", "I", "S", "C", "Se", "P", "H", "As", "B", "Si"];

/**
 * Whether a formula is written as chemists write it: one with carbon in Hill order, carbonates, cyanides and hydrates aside; one without
 * carbon with its most electropositive element first, hydrogen and ammonium aside.
 */
function isUsualNotation(formula: string): boolean {
  if (/·|CO3|CN|^\(?NH4/u.test(formula)) return true;
  const composition = compositionOf(formula);
  if (composition?.has("C")) return formula === hillFormula(composition);
  const [first] = /[A-Z][a-z]?/u.exec(formula.replace(/^H\d*(?=.)/u, "")) ?? [];
  const isMetal = (element: string) => !NON_METALS.includes(element);
  const others = [...(composition?.keys() ?? [])].filter((element) => element !== "H");
  if (others.some(isMetal)) return first !== undefined && isMetal(first);
  const last = Math.max(...others.map((element) => NON_METALS.indexOf(element)));
  return first !== undefined && (others.length === 0 || NON_METALS.indexOf(first) === last);
}

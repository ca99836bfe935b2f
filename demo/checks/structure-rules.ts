import { compositionOf, hillFormula } from "@reagent/domain/composition";
import { Molecule } from "openchemlib";
import { type Fact, nameOf } from "./facts.ts";

/** Structures that really are radicals: TEMPO. */
const RADICALS = new Set(["2564-83-2"]);
/** The allowed difference between a printed mass and the structure's, in grams per mole. */
const TOLERANCE = 0.02;

/** Contradictions between structures, formulas and masses. */
export function* structureFaults(pure: readonly Fact[]): Generator<string> {
  const owners = new Map<string, string>();
  for (const fact of pure) {
    const { formula, smiles } = fact;
    if (formula !== null && !isUsualNotation(formula))
      yield `${nameOf(fact)}: the formula ${formula} is not in the usual notation`;
    if (smiles === null) continue;
    const molecule = Molecule.fromSmiles(smiles);
    yield* moleculeFaults(fact, molecule);
    const identity = molecule.getIDCode();
    const owner = owners.get(identity);
    if (owner !== undefined) yield `${nameOf(fact)}: has the structure of ${owner}`;
    owners.set(identity, nameOf(fact));
  }
}

function* moleculeFaults(fact: Fact, molecule: Molecule): Generator<string> {
  const { formula, relativeWeight } = molecule.getMolecularFormula();
  const [written, weight] = [fact.formula ?? "", fact.molecularWeight ?? ""];
  if (inHillOrder(formula) !== inHillOrder(written))
    yield `${nameOf(fact)}: the formula ${written}, but the structure has ${inHillOrder(formula)}`;
  if (!(Math.abs(relativeWeight - Number(weight)) <= TOLERANCE))
    yield `${nameOf(fact)}: the mass ${weight}, but the structure has ${relativeWeight.toFixed(2)}`;
  if (!RADICALS.has(nameOf(fact)) && hasRadical(molecule))
    yield `${nameOf(fact)}: the structure has an unpaired electron or a carbene`;
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

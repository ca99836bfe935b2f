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
    if (!row.formula.includes("·") && row.formula !== inHillOrder(row.formula)) {
      yield `${row.cas}: the formula ${row.formula} is not in Hill order`;
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

/** A formula with its atoms counted, brackets and waters multiplied out, carbon and hydrogen first, the rest by the alphabet. */
export function inHillOrder(formula: string): string {
  const counts = new Map<string, number>();
  for (const part of formula.split("·")) {
    const [, times = "", body = ""] = /^(\d*)(.*)$/u.exec(part) ?? [];
    const flat = body.replaceAll(/\(([^()]*)\)(\d*)/gu, (_, inner: string, many: string) =>
      inner.repeat(many === "" ? 1 : Number(many)),
    );
    for (const [, element = "", many = ""] of flat.matchAll(/([A-Z][a-z]?)(\d*)/gu)) {
      const added = (many === "" ? 1 : Number(many)) * (times === "" ? 1 : Number(times));
      counts.set(element, (counts.get(element) ?? 0) + added);
    }
  }
  const byAlphabet = [...counts.keys()].toSorted();
  const order = counts.has("C")
    ? [
        "C",
        ...byAlphabet.filter((element) => element === "H"),
        ...byAlphabet.filter((element) => element !== "C" && element !== "H"),
      ]
    : byAlphabet;
  return order
    .map((element) => {
      const count = counts.get(element) ?? 0;
      return count === 1 ? element : `${element}${String(count)}`;
    })
    .join("");
}

/** Rings and chains with three places for groups. */
const SCAFFOLDS = [
  "c1c(A)cc(B)cc1C",
  "c1c(A)c(B)ccc1C",
  "n1c(A)cc(B)cc1C",
  "c1c(A)nc(B)nc1C",
  "C1C(A)CC(B)CC1C",
  "C1C(A)CN(B)CC1C",
  "O1C(A)CC(B)CC1C",
  "c1c(A)oc(B)c1C",
  "c1c(A)sc(B)c1C",
  "c1c(A)n(B)nc1C",
  "c1c(A)c2cc(B)ccc2cc1C",
  "c1c(A)c2cc(B)ccc2nc1C",
  "c1c(A)c2c(B)[nH]cc2cc1C",
  "C(A)CC(B)CC(=O)NC",
  "C(A)(B)C(=O)OC",
  "C(\\A)=C/C(B)C",
  "C(\\A)=C\\C(B)C",
  "[C@H](A)(B)CC",
  "[C@@H](A)(B)CC",
  "N(A)(B)C(=O)C",
  "C1(A)CC1(B)C",
  "C1C(A)OC(B)O1.C",
  "S(=O)(=O)(A)N(B)C",
  "c1c(A)cc(B)cc1OCC",
] as const;

/** Those of the molecules after the first 943,296, whose numbers stay. */
const FURTHER_SCAFFOLDS = [
  "c1c(A)cnc(B)c1C",
  "C1C(A)CC(B)OC1C",
  "c1c(A)c(B)[nH]c1C",
  "O=C(A)N(B)CC",
] as const;

const GROUPS = [
  "C",
  "CC",
  "C(C)C",
  "CCCC",
  "C8CC8",
  "c8ccccc8",
  "c8ccncc8",
  "Cc8ccccc8",
  "CO",
  "CCO",
  "CCN",
  "CN(C)C",
  "CC(=O)O",
  "CC(=O)OC",
  "CC(=O)[O-].[Na+]",
  "CC(=O)N",
  "CC#N",
  "CCl",
  "CBr",
  "CF",
  "CC(F)(F)F",
  "C[N+](C)(C)C.[Cl-]",
  "C[N+](=O)[O-]",
  "CS(=O)(=O)C",
  "CSC",
  "C[C@H](N)C(=O)O",
  "C[C@@H](N)C(=O)O",
  "C[Si](C)(C)C",
  "CB(O)O",
  "[13CH3]",
  "C([2H])([2H])[2H]",
  "CC=C",
  "CC#C",
  "CP(=O)(O)O",
] as const;

const FIRST = SCAFFOLDS.length * GROUPS.length ** 3;
const FURTHER = FURTHER_SCAFFOLDS.length * GROUPS.length ** 3;

/** How many molecules there are, each with a SMILES of its own. */
export const MOLECULES = FIRST + FURTHER;

/** SMILES of synthetic molecule `number`: consecutive numbers differ in every place. */
export function moleculeAt(number: number): string {
  return number < FIRST
    ? made(SCAFFOLDS, (number * 612_361) % FIRST)
    : made(FURTHER_SCAFFOLDS, ((number - FIRST) * 61_237) % FURTHER);
}

function made(scaffolds: readonly string[], mixed: number): string {
  const scaffold = at(scaffolds, mixed);
  let rest = Math.floor(mixed / scaffolds.length);
  const groups = [0, 1, 2].map(() => {
    const group = at(GROUPS, rest);
    rest = Math.floor(rest / GROUPS.length);
    return group;
  });
  const counterions: string[] = [];
  const [first, second, last] = groups.map((whole) => {
    const [group = "", counterion] = whole.split(".");
    if (counterion !== undefined) counterions.push(counterion);
    return group;
  });
  // In one step, since groups have the letter B too. The last place ends the scaffold.
  const filled = scaffold
    .slice(0, -1)
    .replaceAll(/[AB]/gu, (place) => (place === "A" ? first : second) ?? "");
  return [`${filled}${last ?? ""}`, ...counterions].join(".");
}

function at(values: readonly string[], index: number): string {
  return values[index % values.length] ?? "";
}

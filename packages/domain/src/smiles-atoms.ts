/** An atom of a structure. */
export interface Atom {
  /** "C", "Na"; capital also where it is aromatic. */
  readonly symbol: string;
  readonly isAromatic: boolean;
  readonly charge: number;
  /** Its hydrogen atoms that no atom of the structure stands for. */
  readonly hydrogens: number;
  readonly bonds: readonly Bond[];
}

export interface Bond {
  /** 1 to 3; an aromatic bond counts as 1. */
  readonly order: number;
  readonly to: Atom;
}

interface Draft {
  symbol: string;
  isAromatic: boolean;
  charge: number;
  /** Undefined where they follow from the valence. */
  hydrogens: number | undefined;
  bonds: { order: number; to: Draft }[];
}

const TOKEN =
  /\[\d*(?<bracketed>[A-Z][a-z]?|[a-z]{1,2})(?<mark>[^\]]*)\]|(?<plain>Cl|Br|[BCNOPSFI]|[bcnops])|(?<bond>[-=#:$/\\~])|(?<ring>%\d\d|\d)|(?<branch>[().])/gy;
const ORDERS: Readonly<Record<string, number>> = { "=": 2, "#": 3 };
/** The valence to which hydrogen atoms fill up an atom without brackets. */
const VALENCES: Readonly<Record<string, readonly number[]>> = {
  B: [3],
  C: [4],
  N: [3, 5],
  O: [2],
  P: [3, 5],
  S: [2, 4, 6],
  F: [1],
  Cl: [1],
  Br: [1],
  I: [1],
};

/**
 * The atoms of a SMILES with their bonds; stereochemistry and isotopes are left out. Undefined for a text that is none. Aromaticity is
 * taken as it is written.
 */
export function smilesAtoms(smiles: string): Atom[] | undefined {
  const atoms: Draft[] = [];
  const rings = new Map<string, { atom: Draft; order: number }>();
  const branches: (Draft | undefined)[] = [];
  let last: Draft | undefined;
  let order = 1;
  let end = 0;
  const join = (one: Draft, other: Draft, by: number) => {
    one.bonds.push({ order: by, to: other });
    other.bonds.push({ order: by, to: one });
  };
  for (const { 0: token, groups = {}, index } of smiles.matchAll(TOKEN)) {
    end = index + token.length;
    const { bracketed, mark = "", plain, bond, ring, branch } = groups;
    if (bond !== undefined) {
      order = ORDERS[bond] ?? 1;
    } else if (ring !== undefined) {
      if (!last) return undefined;
      const open = rings.get(ring);
      if (open) {
        join(open.atom, last, Math.max(open.order, order));
        rings.delete(ring);
      } else rings.set(ring, { atom: last, order });
      order = 1;
    } else if (branch === "(") branches.push(last);
    else if (branch === ")") {
      if (branches.length === 0) return undefined;
      last = branches.pop();
    } else if (branch === ".") last = undefined;
    else {
      const written = bracketed ?? plain ?? "";
      const atom: Draft = {
        symbol: written.charAt(0).toUpperCase() + written.slice(1),
        isAromatic: written === written.toLowerCase(),
        charge: chargeIn(mark),
        hydrogens: bracketed === undefined ? undefined : hydrogensIn(mark),
        bonds: [],
      };
      atoms.push(atom);
      if (last) join(last, atom, order);
      last = atom;
      order = 1;
    }
  }
  if (end !== smiles.length || rings.size > 0 || branches.length > 0) return undefined;
  for (const atom of atoms) atom.hydrogens ??= implicitHydrogens(atom);
  return atoms as Atom[];
}

function chargeIn(mark: string): number {
  const [, signs = "", digits = ""] = /([+-]+)(\d*)/u.exec(mark) ?? [];
  const size = digits === "" ? signs.length : Number(digits);
  return signs.startsWith("-") ? -size : size;
}

function hydrogensIn(mark: string): number {
  const [found, digits = ""] = /H(\d*)/u.exec(mark) ?? [];
  if (found === undefined) return 0;
  return digits === "" ? 1 : Number(digits);
}

function implicitHydrogens({ symbol, isAromatic, bonds }: Draft): number {
  // The hydrogen of an aromatic nitrogen is written, as in [nH].
  if (isAromatic && symbol !== "C") return 0;
  const used = bonds.reduce((sum, { order }) => sum + order, isAromatic ? 1 : 0);
  const valence = VALENCES[symbol]?.find((each) => each >= used) ?? used;
  return valence - used;
}

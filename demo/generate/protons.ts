import type { Peak } from "@reagent/server/catalogue/catalogue";
import { Molecule } from "openchemlib";

/** Atoms whose hydrogens have shifts of their own. */
const HOLDERS = new Set(["C", "N", "O", "S"]);
/** Hydrogens on hetero atoms, in ppm. */
const ON_OXYGEN = { acid: 11.5, phenol: 9.2, alcohol: 3.6 };
const ON_NITROGEN = { amide: 8.1, aromatic: 5.2, amine: 2.4 };
const ON_SULFUR = 1.6;

/** The increment of a neighbour for a hydrogen on a saturated carbon, in ppm. */
const SHIFTS: Readonly<Record<string, number>> = {
  O: 2.3,
  N: 1.4,
  S: 1.2,
  P: 0.9,
  F: 3.2,
  Cl: 2.2,
  Br: 2.1,
  I: 1.9,
  Si: -0.9,
  B: -0.3,
};
const BESIDE_RING = 1.4;
const BESIDE_DOUBLE_BOND = 0.9;

/** The proton spectrum of a structure by simple increments: one line for each kind of hydrogen, in ppm from high to low. */
export function protonsOf(molecule: Molecule): Peak[] {
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const hydrogens = new Map<number, number>();
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    const count = molecule.getAllHydrogens(atom);
    if (count === 0 || !HOLDERS.has(molecule.getAtomLabel(atom))) continue;
    const position = Math.round(shiftOf(molecule, atom, count) * 10) / 10;
    hydrogens.set(position, (hydrogens.get(position) ?? 0) + count);
  }
  const most = Math.max(1, ...hydrogens.values());
  return [...hydrogens]
    .toSorted(([one], [other]) => other - one)
    .map(([position, count]) => ({
      position,
      intensity: count / most,
      label: `${String(count)}H`,
    }));
}

function shiftOf(molecule: Molecule, atom: number, count: number): number {
  const label = molecule.getAtomLabel(atom);
  if (label === "O") return onOxygen(molecule, atom);
  if (label === "N") return onNitrogen(molecule, atom);
  if (label !== "C") return ON_SULFUR;
  if (molecule.isAromaticAtom(atom)) return 7.3;
  const around = neighbours(molecule, atom);
  if (around.some(({ order, label: other }) => order === 2 && other === "O")) return 9.7;
  if (around.some(({ order }) => order === 2)) return 5.5;
  if (around.some(({ order }) => order === 3)) return 2.4;
  const plain = [0.9, 0.9, 1.3, 0.9][count] ?? 0.9;
  return around.reduce((shift, { label: other, isAromatic, isUnsaturated }) => {
    if (isAromatic) return shift + BESIDE_RING;
    return shift + (SHIFTS[other] ?? (isUnsaturated ? BESIDE_DOUBLE_BOND : 0));
  }, plain);
}

function onOxygen(molecule: Molecule, atom: number): number {
  const [carbon] = neighbours(molecule, atom);
  if (!carbon) return ON_OXYGEN.alcohol;
  if (carbon.isAromatic) return ON_OXYGEN.phenol;
  return carbon.isUnsaturated ? ON_OXYGEN.acid : ON_OXYGEN.alcohol;
}

function onNitrogen(molecule: Molecule, atom: number): number {
  const around = neighbours(molecule, atom);
  if (around.some(({ isUnsaturated, isAromatic }) => isUnsaturated && !isAromatic))
    return ON_NITROGEN.amide;
  return around.some(({ isAromatic }) => isAromatic) ? ON_NITROGEN.aromatic : ON_NITROGEN.amine;
}

interface Neighbour {
  readonly label: string;
  readonly order: number;
  readonly isAromatic: boolean;
  /** Whether it has a double or triple bond itself. */
  readonly isUnsaturated: boolean;
}

function neighbours(molecule: Molecule, atom: number): Neighbour[] {
  return Array.from({ length: molecule.getConnAtoms(atom) }, (_, at) => {
    const other = molecule.getConnAtom(atom, at);
    return {
      label: molecule.getAtomLabel(other),
      order: molecule.getConnBondOrder(atom, at),
      isAromatic: molecule.isAromaticAtom(other),
      isUnsaturated: Array.from({ length: molecule.getConnAtoms(other) }, (__, next) =>
        molecule.getConnBondOrder(other, next),
      ).some((order) => order > 1),
    };
  });
}

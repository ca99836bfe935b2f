import type { Peak } from "@reagent/server/catalogue/catalogue";
import { Molecule } from "openchemlib";

/** Absorption bands of groups in cm⁻¹: the middle of each textbook range. */
const BANDS: readonly { readonly has: (found: Groups) => boolean; readonly peak: Peak }[] = [
  { has: ({ hydroxyl }) => hydroxyl, peak: { position: 3350, intensity: 0.7, label: "O–H" } },
  { has: ({ amine }) => amine, peak: { position: 3300, intensity: 0.5, label: "N–H" } },
  { has: ({ aromatic }) => aromatic, peak: { position: 3060, intensity: 0.3, label: "=C–H" } },
  { has: ({ alkyl }) => alkyl, peak: { position: 2940, intensity: 0.6, label: "C–H" } },
  { has: ({ nitrile }) => nitrile, peak: { position: 2240, intensity: 0.5, label: "C≡N" } },
  { has: ({ carbonyl }) => carbonyl, peak: { position: 1715, intensity: 1, label: "C=O" } },
  { has: ({ aromatic }) => aromatic, peak: { position: 1600, intensity: 0.5, label: "C=C" } },
  { has: ({ nitro }) => nitro, peak: { position: 1530, intensity: 0.9, label: "NO₂" } },
  { has: ({ sulfonyl }) => sulfonyl, peak: { position: 1170, intensity: 0.9, label: "S=O" } },
  { has: ({ ether }) => ether, peak: { position: 1120, intensity: 0.8, label: "C–O" } },
  { has: ({ aromatic }) => aromatic, peak: { position: 750, intensity: 0.6, label: "=C–H" } },
];

type Group =
  | "hydroxyl"
  | "amine"
  | "aromatic"
  | "alkyl"
  | "nitrile"
  | "carbonyl"
  | "nitro"
  | "ether"
  | "sulfonyl";
type Groups = Record<Group, boolean>;

/** The characteristic infrared bands of a structure's groups, in cm⁻¹, from high to low. */
export function bandsOf(molecule: Molecule): Peak[] {
  const groups = groupsOf(molecule);
  return BANDS.filter(({ has }) => has(groups)).map(({ peak }) => peak);
}

function groupsOf(molecule: Molecule): Groups {
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const found: Groups = {
    hydroxyl: false,
    amine: false,
    aromatic: false,
    alkyl: false,
    nitrile: false,
    carbonyl: false,
    nitro: false,
    ether: false,
    sulfonyl: false,
  };
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    const label = molecule.getAtomLabel(atom);
    const hydrogens = molecule.getAllHydrogens(atom);
    const isAromatic = molecule.isAromaticAtom(atom);
    if (label === "O" && hydrogens > 0) found.hydroxyl = true;
    if (label === "N" && hydrogens > 0) found.amine = true;
    if (isAromatic) found.aromatic = true;
    if (label === "C" && hydrogens > 0 && !isAromatic) found.alkyl = true;
    if (label === "O" && bonds(molecule, atom).length === 2) found.ether = true;
    if (label === "C" && bonds(molecule, atom).includes("N3")) found.nitrile = true;
    if (label === "C" && bonds(molecule, atom).includes("O2")) found.carbonyl = true;
    if (label === "N" && bonds(molecule, atom).includes("O2")) found.nitro = true;
    if (label === "S" && bonds(molecule, atom).includes("O2")) found.sulfonyl = true;
  }
  return found;
}

/** An atom's bonds as the neighbour's symbol and the order: "O2" for a carbonyl's. */
function bonds(molecule: Molecule, atom: number): string[] {
  return Array.from({ length: molecule.getConnAtoms(atom) }, (_, at) => {
    const other = molecule.getConnAtom(atom, at);
    return `${molecule.getAtomLabel(other)}${String(molecule.getConnBondOrder(atom, at))}`;
  });
}

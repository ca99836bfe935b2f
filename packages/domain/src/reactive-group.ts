import { traitsOf } from "./hazard-trait.ts";
import { type Atom, smilesAtoms } from "./smiles-atoms.ts";
import type { Wording } from "./statement.ts";

/** What substances react as (rules, reactions of goods). */
export const REACTIVE_GROUPS = {
  "strong-acid": { zh: "强酸", en: "strong acids" },
  acid: { zh: "酸", en: "acids" },
  "hydrochloric-acid": { zh: "盐酸", en: "hydrochloric acid" },
  "sulfuric-acid": { zh: "硫酸", en: "sulfuric acid" },
  "strong-base": { zh: "强碱", en: "strong bases" },
  ammonia: { zh: "氨水", en: "ammonia" },
  amine: { zh: "胺", en: "amines" },
  "strong-amine": { zh: "腐蚀性胺", en: "corrosive amines" },
  "ammonium-salt": { zh: "铵盐", en: "ammonium salts" },
  water: { zh: "水溶液", en: "solutions in water" },
  alcohol: { zh: "醇", en: "alcohols" },
  ketone: { zh: "丙酮等酮类", en: "ketones" },
  organic: { zh: "有机物", en: "organic substances" },
  flammable: { zh: "易燃有机物", en: "flammable organic substances" },
  "polyhalogenated-solvent": { zh: "多卤代烷", en: "polyhalogenated solvents" },
  azide: { zh: "叠氮化物", en: "azides" },
  cyanide: { zh: "氰化物", en: "cyanides" },
  nitrite: { zh: "亚硝酸盐", en: "nitrites" },
  hypochlorite: { zh: "次氯酸盐", en: "hypochlorites" },
  "gas-with-water": { zh: "遇水放出有毒气体的物质", en: "what releases toxic gas with water" },
  "gas-with-acid": { zh: "遇酸放出有毒气体的物质", en: "what releases toxic gas with acids" },
  oxidiser: { zh: "氧化剂", en: "oxidisers" },
  "strong-oxidiser": { zh: "强氧化剂", en: "strong oxidisers" },
  permanganate: { zh: "高锰酸盐", en: "permanganates" },
  "hydrogen-peroxide": { zh: "过氧化氢", en: "hydrogen peroxide" },
  "organic-peroxide": { zh: "有机过氧化物", en: "organic peroxides" },
  metal: { zh: "金属粉末和活泼金属", en: "metal powders and reactive metals" },
  "alkali-metal": { zh: "碱金属", en: "alkali metals" },
  "heavy-metal-salt": { zh: "铅、铜、银、汞盐", en: "salts of lead, copper, silver or mercury" },
  "silver-salt": { zh: "银盐", en: "silver salts" },
  "water-reactive": { zh: "遇水放出易燃气体的物质", en: "what releases flammable gas with water" },
  "acid-halide": { zh: "酰卤、氯硅烷等", en: "acid halides and chlorosilanes" },
  isocyanate: { zh: "异氰酸酯", en: "isocyanates" },
} as const satisfies Record<string, Wording>;

export type ReactiveGroup = keyof typeof REACTIVE_GROUPS;

/** What the groups of a substance follow from. */
export interface Reactant {
  readonly casNumber: string;
  /** Empty where it is not known. */
  readonly smiles: string;
  readonly hazardStatements: readonly string[];
}

/** Groups of substances that their structure does not show: acids and others that are sold as solutions in water. */
const BY_CAS: Readonly<Record<string, readonly ReactiveGroup[]>> = {
  "7647-01-0": ["strong-acid", "hydrochloric-acid", "water"],
  "7664-93-9": ["strong-acid", "sulfuric-acid"],
  "7697-37-2": ["strong-acid", "strong-oxidiser", "water"],
  "7601-90-3": ["strong-acid", "strong-oxidiser", "water"],
  "7664-38-2": ["strong-acid", "water"],
  "7664-39-3": ["strong-acid", "water"],
  "10035-10-6": ["strong-acid", "water"],
  "10034-85-2": ["strong-acid", "water"],
  "1336-21-6": ["ammonia", "water"],
  "7664-41-7": ["ammonia"],
  "7681-52-9": ["hypochlorite", "water"],
  "7722-84-1": ["hydrogen-peroxide", "strong-oxidiser", "water"],
  "7732-18-5": ["water"],
  "10028-15-6": ["strong-oxidiser"],
  "1333-82-0": ["strong-oxidiser"],
  "7775-09-9": ["strong-oxidiser"],
};

const ALKALI = new Set(["Li", "Na", "K", "Rb", "Cs"]);
const METALS = new Set([...ALKALI, "Mg", "Ca", "Al", "Zn", "Fe", "Cu", "Ni", "Ti", "Zr"]);
const HEAVY = new Set(["Pb", "Cu", "Ag", "Hg"]);
const HALOGENS = new Set(["Cl", "Br", "I"]);

/** The groups of a substance; none of those that only its structure would show where that is not known. */
export function reactiveGroupsOf(reactant: Reactant): Set<ReactiveGroup> {
  const { casNumber, smiles, hazardStatements } = reactant;
  const traits = traitsOf(hazardStatements);
  const found = new Set<ReactiveGroup>(BY_CAS[casNumber] ?? []);
  if (traits.has("toxic-gas-with-acids")) found.add("gas-with-acid");
  if (hazardStatements.includes("EUH029")) found.add("gas-with-water");
  if (traits.has("oxidising")) found.add("oxidiser");
  if (found.has("strong-oxidiser")) found.add("oxidiser");
  if (hazardStatements.includes("H271")) found.add("strong-oxidiser");
  if (traits.has("releases-flammable-gas") || traits.has("pyrophoric")) found.add("water-reactive");
  const atoms = smiles === "" ? [] : (smilesAtoms(smiles) ?? []);
  for (const group of groupsOfAtoms(atoms)) found.add(group);
  if (found.has("strong-acid")) found.add("acid");
  if (traits.has("corrosive")) {
    if (found.has("acid")) found.add("strong-acid");
    if (found.has("amine")) found.add("strong-amine");
  } else found.delete("strong-base");
  if (traits.has("flammable-liquid") || traits.has("flammable-solid")) found.add("flammable");
  if (found.has("oxidiser") || found.has("organic-peroxide")) found.delete("organic");
  return found;
}

function* groupsOfAtoms(atoms: readonly Atom[]): Generator<ReactiveGroup> {
  const has = (test: (atom: Atom) => boolean) => atoms.some(test);
  if (has(isOrganicCarbon)) yield "organic";
  if (has(isAcidic) && !has(isAmine)) yield "acid";
  if (has(isSulfonic) && !has(isAmine)) yield "strong-acid";
  if (has(isHydroxide) || has(isAlkoxide)) yield "strong-base";
  if (has(isAlcohol)) yield "alcohol";
  if (has(isKetone)) yield "ketone";
  if (has(isAmine)) yield "amine";
  if (has(({ symbol, charge, hydrogens }) => symbol === "N" && charge === 1 && hydrogens === 4))
    yield "ammonium-salt";
  if (has(isAzide)) yield "azide";
  if (has(isCyanide)) yield "cyanide";
  if (has(isNitrite)) yield "nitrite";
  if (has(isHypochlorite)) yield "hypochlorite";
  if (has(isPermanganate)) {
    yield "permanganate";
    yield "strong-oxidiser";
  }
  if (has(isChromate)) yield "strong-oxidiser";
  if (has(isPeroxide) && has(({ symbol }) => symbol === "C")) yield "organic-peroxide";
  if (has(isPolyhalogenated)) yield "polyhalogenated-solvent";
  if (has(isAcidHalide)) yield "acid-halide";
  if (has(isIsocyanate)) yield "isocyanate";
  const isElement = atoms.every(({ charge, bonds }) => charge === 0 && bonds.length === 0);
  if (isElement && has(({ symbol }) => METALS.has(symbol))) yield "metal";
  if (isElement && has(({ symbol }) => ALKALI.has(symbol))) yield "alkali-metal";
  if (!isElement && has(({ symbol }) => HEAVY.has(symbol))) yield "heavy-metal-salt";
  if (!isElement && has(({ symbol }) => symbol === "Ag")) yield "silver-salt";
}

const neighbours = ({ bonds }: Atom, symbol: string, order?: number) =>
  bonds.filter(
    (bond) => bond.to.symbol === symbol && (order === undefined || bond.order === order),
  );

/** A carbon atom with hydrogen or another carbon atom, as carbonates and cyanides have none. */
function isOrganicCarbon(atom: Atom): boolean {
  return atom.symbol === "C" && (atom.hydrogens > 0 || neighbours(atom, "C").length > 0);
}

function isHydroxyl(atom: Atom): boolean {
  const { symbol, charge, hydrogens, bonds } = atom;
  return symbol === "O" && charge === 0 && hydrogens === 1 && bonds.length === 1;
}

/** The hydroxyl of a carboxylic, sulfonic or phosphoric acid. */
function isAcidic(atom: Atom): boolean {
  const to = atom.bonds[0]?.to;
  return isHydroxyl(atom) && to !== undefined && neighbours(to, "O", 2).length > 0;
}

function isSulfonic(atom: Atom): boolean {
  return isAcidic(atom) && atom.bonds[0]?.to.symbol === "S";
}

function isAlcohol(atom: Atom): boolean {
  const to = atom.bonds[0]?.to;
  return isHydroxyl(atom) && to?.symbol === "C" && !to.isAromatic && !isAcidic(atom);
}

function isHydroxide({ symbol, charge, bonds }: Atom): boolean {
  return symbol === "O" && charge === -1 && bonds.length === 0;
}

function isAlkoxide(atom: Atom): boolean {
  const to = atom.bonds[0]?.to;
  return (
    atom.symbol === "O" &&
    atom.charge === -1 &&
    to?.symbol === "C" &&
    !to.isAromatic &&
    to.bonds.every(({ order }) => order === 1)
  );
}

function isKetone(atom: Atom): boolean {
  return (
    atom.symbol === "C" &&
    !atom.isAromatic &&
    neighbours(atom, "O", 2).length === 1 &&
    neighbours(atom, "C").length === 2
  );
}

/** Nitrogen that only carbon with single bonds, or hydrogen, surrounds: no amide, nitro group, nitrile or heterocycle. */
function isAmine(atom: Atom): boolean {
  const { symbol, charge, isAromatic, bonds } = atom;
  return (
    symbol === "N" &&
    charge === 0 &&
    !isAromatic &&
    bonds.length > 0 &&
    bonds.every(
      ({ order, to }) =>
        order === 1 &&
        to.symbol === "C" &&
        to.bonds.every((bond) => bond.order === 1 || bond.to.symbol === "C"),
    )
  );
}

function isAzide(atom: Atom): boolean {
  return atom.symbol === "N" && atom.charge === 1 && neighbours(atom, "N", 2).length === 2;
}

function isCyanide(atom: Atom): boolean {
  const isIon = atom.symbol === "C" && atom.charge === -1 && neighbours(atom, "N", 3).length === 1;
  return isIon && atom.bonds.length === 1;
}

function isNitrite(atom: Atom): boolean {
  const oxygens = neighbours(atom, "O");
  return (
    atom.symbol === "N" &&
    oxygens.length === 2 &&
    atom.bonds.length === 2 &&
    oxygens.some(({ to }) => to.charge === -1)
  );
}

function isHypochlorite(atom: Atom): boolean {
  const chlorine = neighbours(atom, "Cl")[0]?.to;
  return atom.symbol === "O" && atom.charge === -1 && chlorine?.bonds.length === 1;
}

function isPermanganate(atom: Atom): boolean {
  return atom.symbol === "Mn" && neighbours(atom, "O").length === 4;
}

function isChromate(atom: Atom): boolean {
  return atom.symbol === "Cr" && neighbours(atom, "O").length >= 3;
}

function isPeroxide(atom: Atom): boolean {
  return atom.symbol === "O" && neighbours(atom, "O", 1).length === 1;
}

function isPolyhalogenated(atom: Atom): boolean {
  const halogens = atom.bonds.filter(({ to }) => to.symbol === "Cl" || to.symbol === "Br");
  return atom.symbol === "C" && halogens.length >= 2 && neighbours(atom, "O").length === 0;
}

/** Carbonyl, sulfonyl, phosphoryl or silyl halides, and thionyl chloride. */
function isAcidHalide(atom: Atom): boolean {
  const isActive =
    ["Si", "Ti", "Al", "P", "S"].includes(atom.symbol) ||
    (atom.symbol === "C" && neighbours(atom, "O", 2).length > 0);
  return isActive && atom.bonds.some(({ to }) => HALOGENS.has(to.symbol));
}

function isIsocyanate(atom: Atom): boolean {
  return (
    atom.symbol === "C" &&
    neighbours(atom, "N", 2).length === 1 &&
    neighbours(atom, "O", 2).length === 1
  );
}

import type { Substance } from "@reagent/server/catalogue/catalogue";
import { Molecule, SmilesParser, SSSearcher } from "openchemlib";

type Known = Pick<Substance, "cas" | "smiles" | "hazards" | "appearance">;

const parser = new SmilesParser({ smartsMode: "smarts" });

function hasPart(smiles: string, patterns: readonly string[]): boolean {
  const molecule = Molecule.fromSmiles(smiles);
  return patterns.some((pattern) => {
    const fragment = parser.parseMolecule(pattern);
    fragment.setFragment(true);
    const searcher = new SSSearcher();
    searcher.setFragment(fragment);
    searcher.setMolecule(molecule);
    return searcher.isFragmentInMolecule();
  });
}

const hasStatement = ({ hazards }: Known, pattern: RegExp): boolean =>
  hazards.statements.some((statement) => pattern.test(statement));
const isLiquid = ({ appearance }: Known): boolean => /liquid/iu.test(appearance?.en ?? "");

const PEROXIDES = ["[OX2][OX2]"];
/** Thiols, hydrazines and enediols, such as ascorbic acid. */
const REDUCTANTS = ["[SX2H]", "[NX3H2][NX3]", "[OX2H]C=C[OX2H]"];
/** Hydroxide, alkoxide, oxide and carbonate. */
const BASIC_ANIONS = ["[OH-]", "[O-2]", "[CX4][O-]", "[O-]C(=O)[O-]", "[OX2H]C(=O)[O-]"];
/** Amines whose nitrogen has nothing but saturated carbon beside it. */
const AMINES = ["[NX3+0;!$(NC=[O,S,N]);!$(NS);!$(N-c);!$(NC=C);!$(N-[N,O,P,Si]);!$(NC#N)]"];
/** In such molecules, and in salts written as base and acid, amines are ammonium. */
const ACIDS = ["C(=O)[OX2H]", "C(=O)[O-]", "S(=O)(=O)[OX2H]"];
const HYDROHALIDE = /(?:^|\.)(?:Cl|Br)(?:\.|$)/u;
/** Acids of boron and silicon. */
const ESTERIFIED = ["[OX2H]B", "[OX2H][Si]"];
/** Nitrates and perchlorates of alkali metals, which do not oxidise iodide. */
const SLOW_OXIDISERS = new Set(["7631-99-4", "7757-79-1", "7791-03-9"]);

/** Why the water of a substance is not titrated by Karl Fischer's method; undefined where it can be. */
export function whyNoKarlFischer(substance: Known): string | undefined {
  const { smiles, cas } = substance;
  if (hasStatement(substance, /^H27[0-2]/u) && !SLOW_OXIDISERS.has(cas ?? ""))
    return "it sets iodine free";
  if (smiles === null) return undefined;
  if (hasPart(smiles, PEROXIDES)) return "it sets iodine free";
  if (hasPart(smiles, REDUCTANTS)) return "iodine oxidises it";
  if (hasPart(smiles, BASIC_ANIONS)) return "it forms water with the acid of the titration";
  if (hasPart(smiles, AMINES) && !hasPart(smiles, ACIDS) && !HYDROHALIDE.test(smiles))
    return "it is a base";
  if (hasPart(smiles, ESTERIFIED)) return "it forms water with methanol";
  return undefined;
}

/** Halides that water attacks, isocyanates, and monomers. */
const SHORT_LIVED = [
  "C(=O)[Cl,Br]",
  "S(=O)(=O)Cl",
  "[PX3]Cl",
  "[SiX4]Cl",
  "N=C=O",
  "[CX3H2]=CC#N",
  "[CX3H2]=CC(=O)[OX2]",
  "[CX3H2]=Cc",
];
const ALDEHYDES = ["[CX3H1](=O)[#6]"];
const THIOLS = ["[SX2H]"];
/** Solutions of hypochlorite, ammonia, formaldehyde and hydrogen peroxide. */
const WEAKENING = new Set(["7681-52-9", "1336-21-6", "50-00-0", "7722-84-1"]);
/** One atom: a metal that keeps under oil, or as turnings. */
const ELEMENT = /^\[?[A-Z][a-z]?\]?$/u;
const MONTHS = { short: 12, usual: 24, salt: 60 };

/** After how many months a substance is tested again, by its stability. */
export function retestMonths(substance: Known): number {
  const { smiles, cas } = substance;
  if (smiles !== null && ELEMENT.test(smiles)) return MONTHS.usual;
  if (hasStatement(substance, /^(?:H24|H25[0-2]|H26|EUH019)/u) || WEAKENING.has(cas ?? ""))
    return MONTHS.short;
  if (smiles === null) return MONTHS.usual;
  if (hasPart(smiles, SHORT_LIVED)) return MONTHS.short;
  if (hasPart(smiles, ALDEHYDES) && isLiquid(substance)) return MONTHS.short;
  if (hasPart(smiles, THIOLS) && !hasPart(smiles, ACIDS)) return MONTHS.short;
  return isStableSalt(substance, smiles) ? MONTHS.salt : MONTHS.usual;
}

/** Whether it is made of ions without carbon, neither corrosive nor an oxidiser. */
function isStableSalt(substance: Known, smiles: string): boolean {
  const hasCarbon = /c|C(?![ladeorsu])/u.test(smiles);
  return smiles.includes(".") && !hasCarbon && !hasStatement(substance, /^H(?:27|314)/u);
}

import { countAtoms, largestPart, partKeyOf } from "./fingerprint.ts";
import { PartMatcher } from "./part-matcher.ts";
import { moleculeOf } from "./query.ts";
import { type Rdkit, using } from "./rdkit.ts";

/** Ions, acids and solvents that make another form of an organic substance, and no other substance. */
const FORM_PARTS = [
  "O",
  "[Li+] [Na+] [K+] [Mg+2] [Ca+2] [NH4+]",
  "Cl [Cl-] Br [Br-] I [I-]",
  "OS(=O)(=O)O OS(=O)(=O)[O-] [O-]S(=O)(=O)[O-]",
  "OP(=O)(O)O OP(=O)(O)[O-] OP(=O)([O-])[O-]",
  "O[N+](=O)[O-] [O-][N+](=O)[O-]",
  // Formic, acetic, trifluoroacetic, lactic acid.
  "OC=O [O-]C=O CC(=O)O CC(=O)[O-]",
  "OC(=O)C(F)(F)F [O-]C(=O)C(F)(F)F CC(O)C(=O)O CC(O)C(=O)[O-]",
  // Oxalic, succinic, fumaric and maleic, malic, tartaric acid.
  "OC(=O)C(=O)O OC(=O)C(=O)[O-] [O-]C(=O)C(=O)[O-]",
  "OC(=O)CCC(=O)O OC(=O)CCC(=O)[O-] [O-]C(=O)CCC(=O)[O-]",
  "OC(=O)C=CC(=O)O OC(=O)C=CC(=O)[O-] [O-]C(=O)C=CC(=O)[O-]",
  "OC(=O)CC(O)C(=O)O OC(=O)C(O)C(O)C(=O)O OC(=O)C(O)C(O)C(=O)[O-]",
  "[O-]C(=O)C(O)C(O)C(=O)[O-]",
  // Citric, methanesulphonic, benzenesulphonic and toluenesulphonic acid.
  "OC(=O)CC(O)(CC(=O)O)C(=O)O CS(=O)(=O)O CS(=O)(=O)[O-]",
  "OS(=O)(=O)c1ccccc1 [O-]S(=O)(=O)c1ccccc1",
  "Cc1ccc(cc1)S(=O)(=O)O Cc1ccc(cc1)S(=O)(=O)[O-]",
  // Methanol, ethanol, 2-propanol, acetone, DMF, DMSO.
  "CO CCO CC(C)O CC(C)=O CN(C)C=O CS(C)=O",
].flatMap((line) => line.split(" "));

/** Ions with carbon that make no organic substance of a salt: carbonate, cyanide, cyanate, thiocyanate. */
const INORGANIC = new Set(["O=C([O-])[O-]", "O=C([O-])O", "[C-]#N", "N#C[O-]", "N#C[S-]"]);

/** An atom of carbon in brackets, with its isotope or charge. */
const CARBON_IN_BRACKETS = /\[\d*[Cc](?![a-z])/u;
/** Of organometallic compounds, the metal makes the reagent. */
const CARBANION = /\[\d*[Cc]H?\d?-\d?\]/u;

let formKeys: ReadonlySet<string> | undefined;

/**
 * Tells whether another structure is the same substance as `code` in another form: its largest part the same, with its stereochemistry and
 * isotopes, and all other parts, of both, of the list, or but for water the same. Of an inorganic or organometallic substance only hydrates
 * are. For canonical SMILES with the same largest part, but for its stereochemistry.
 */
export function otherFormsOf(rdkit: Rdkit, code: string): (canonical: string) => boolean {
  const part = largestPart(code);
  formKeys ??= new Set(FORM_PARTS.map((each) => partKeyOf(rdkit, each)));
  const keys = formKeys;
  const water = partKeyOf(rdkit, "O");
  const othersOf = (smiles: string) => {
    const main = largestPart(smiles);
    const others = smiles.split(".").filter((each) => each !== main);
    return [...new Set(others.map((each) => partKeyOf(rdkit, each)))].toSorted();
  };
  const dryOf = (others: readonly string[]) => others.filter((key) => key !== water).join(" ");
  const own = othersOf(code);
  const isForms = isOrganic(part) && own.every((key) => keys.has(key));
  return (canonical) => {
    const others = othersOf(canonical);
    const isOfForms = isForms && others.every((key) => keys.has(key));
    if (!isOfForms && dryOf(own) !== dryOf(others)) return false;
    const molecule = moleculeOf(rdkit, { code: largestPart(canonical), isPattern: false });
    const matcher = new PartMatcher(rdkit, {
      kind: "smiles",
      code: part,
      isPattern: false,
      atoms: countAtoms(part),
    });
    const matched = using(molecule, (it) => matcher.match(it));
    matcher.close();
    return typeof matched !== "string";
  };
}

/** Whether a part of a canonical SMILES is an organic molecule or ion, and no carbanion. */
const isOrganic = (part: string): boolean =>
  !INORGANIC.has(part) && hasCarbon(part) && !CARBANION.test(part);

const hasCarbon = (part: string): boolean =>
  CARBON_IN_BRACKETS.test(part) || /C(?!l)|c/u.test(part.replaceAll(/\[[^\]]*\]/gu, ""));

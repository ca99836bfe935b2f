import { COUNTER_IONS } from "@reagent/domain/counter-ions";
import { countAtoms, largestPart, partKeyOf } from "./fingerprint.ts";
import { PartMatcher } from "./part-matcher.ts";
import { moleculeOf } from "./query.ts";
import { type Rdkit, using } from "./rdkit.ts";

/** Ions, acids and solvents that make another form of an organic substance, and no other substance. */
const FORM_PARTS = [
  "O",
  ...COUNTER_IONS.flatMap(({ smiles }) => smiles),
  // Methanol, ethanol, 2-propanol, acetone, DMF, DMSO.
  ..."CO CCO CC(C)O CC(C)=O CN(C)C=O CS(C)=O".split(" "),
];

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

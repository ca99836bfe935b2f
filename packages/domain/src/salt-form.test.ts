import { expect, test } from "vitest";
import { COUNTER_IONS } from "./counter-ions.ts";
import { activePartOf, type SaltForm, saltFormOf, saltName, saltUnits } from "./salt-form.ts";

/** The salt form of a SMILES as RDKit writes it, whatever its formula. */
function formOf([smiles, formula]: readonly [smiles: string, formula: string]): SaltForm {
  const form = saltFormOf(smiles, formula);
  if (!form) throw new Error(`no salt form: ${smiles} ${formula}`);
  return form;
}

const tris = ["NC(CO)(CO)CO", "C4H11NO3"] as const;
const lysine = ["NCCCC[C@H](N)C(=O)O", "C6H14N2O2"] as const;
const edta = ["O=C(O)CN(CCN(CC(=O)O)CC(=O)O)CC(=O)O", "C10H16N2O8"] as const;
const diclofenac = ["O=C(O)Cc1ccccc1Nc1c(Cl)cccc1Cl", "C14H11Cl2NO2"] as const;
const ampicillin = [
  "CC1(C)S[C@@H]2[C@H](NC(=O)[C@H](N)c3ccccc3)C(=O)N2[C@H]1C(=O)O",
  "C16H19N3O4S",
] as const;

test.each([
  [
    "a base and its hydrochloride",
    tris,
    "free base",
    ["Cl.NC(CO)(CO)CO", "C4H12ClNO3"],
    "hydrochloride",
  ],
  [
    "a salt that is written with its ions",
    ["CN", "CH5N"],
    "free base",
    ["C[NH3+].[I-]", "CH6IN"],
    "hydroiodide",
  ],
  [
    "an acid and its sodium salt",
    diclofenac,
    "free acid",
    ["O=C([O-])Cc1ccccc1Nc1c(Cl)cccc1Cl.[Na+]", "C14H10Cl2NNaO2"],
    "sodium salt",
  ],
  [
    "two salts of an acid",
    ["O=C([O-])Cc1ccccc1Nc1c(Cl)cccc1Cl.[K+]", "C14H10Cl2KNO2"],
    "potassium salt",
    ["O=C([O-])Cc1ccccc1Nc1c(Cl)cccc1Cl.[Na+]", "C14H10Cl2NNaO2"],
    "sodium salt",
  ],
  [
    "an acid and the hydrate of its disodium salt, whose formula has the water",
    edta,
    "free acid",
    ["O.O.O=C([O-])CN(CCN(CC(=O)O)CC(=O)O)CC(=O)[O-].[Na+].[Na+]", "C10H18N2Na2O10"],
    "disodium salt",
  ],
  [
    "a phenol and its sodium salt",
    ["O=[N+]([O-])c1ccc(O)cc1", "C6H5NO3"],
    "free acid",
    ["O=[N+]([O-])c1ccc([O-])cc1.[Na+]", "C6H4NNaO3"],
    "sodium salt",
  ],
  [
    "an imide and its potassium salt",
    ["O=C1NC(=O)c2ccccc21", "C8H5NO2"],
    "free acid",
    ["O=C1[N-]C(=O)c2ccccc21.[K+]", "C8H4KNO2"],
    "potassium salt",
  ],
  [
    "a sulfonamide and its sodium salt",
    ["Nc1ccc(S(=O)(=O)Nc2ncccn2)cc1", "C10H10N4O2S"],
    "free acid",
    ["Nc1ccc(S(=O)(=O)[N-]c2ncccn2)cc1.[Na+]", "C10H9N4NaO2S"],
    "sodium salt",
  ],
  [
    "saccharin and the hydrate of its sodium salt",
    ["O=C1NS(=O)(=O)c2ccccc21", "C7H5NO3S"],
    "free acid",
    ["O.O.O=C1[N-]S(=O)(=O)c2ccccc21.[Na+]", "C7H8NNaO5S"],
    "sodium salt",
  ],
  [
    "a salt of a lactam acid with its stereocentres",
    ampicillin,
    "free acid",
    ["CC1(C)S[C@@H]2[C@H](NC(=O)[C@H](N)c3ccccc3)C(=O)N2[C@H]1C(=O)[O-].[Na+]", "C16H18N3NaO4S"],
    "sodium salt",
  ],
  [
    "an amino acid and its hydrochloride",
    lysine,
    "free base",
    ["Cl.NCCCC[C@H](N)C(=O)O", "C6H15ClN2O2"],
    "hydrochloride",
  ],
  [
    "a base and its hemisulfate",
    ["CCN", "C2H7N"],
    "free base",
    ["CCN.CCN.O=S(=O)(O)O", "C4H16N2O4S"],
    "hemisulfate",
  ],
  [
    "a salt of pyridine",
    ["c1ccncc1", "C5H5N"],
    "free base",
    ["Cc1ccc(S(=O)(=O)[O-])cc1.c1cc[nH+]cc1", "C12H13NO3S"],
    "tosylate",
  ],
  [
    "a tartrate, whatever its stereochemistry",
    ["CCN", "C2H7N"],
    "free base",
    ["CCN.O=C(O)[C@H](O)[C@@H](O)C(=O)O", "C6H13NO6"],
    "tartrate",
  ],
  [
    "two halides of quaternary ammonium",
    ["CCCC[N+](CCCC)(CCCC)CCCC.[Cl-]", "C16H36ClN"],
    "chloride",
    ["CCCC[N+](CCCC)(CCCC)CCCC.[Br-]", "C16H36BrN"],
    "bromide",
  ],
  [
    "an inner salt and its chloride",
    ["C[N+](C)(C)CC(=O)[O-]", "C5H11NO2"],
    "inner salt",
    ["C[N+](C)(C)CC(=O)O.[Cl-]", "C5H12ClNO2"],
    "chloride",
  ],
  [
    "a hydrate of a salt and the base",
    tris,
    "free base",
    ["Cl.NC(CO)(CO)CO.O", "C4H12ClNO3·H2O"],
    "hydrochloride",
  ],
] as const)("are forms of each other: %s", (_, one, name, other, otherName) => {
  const [own, others] = [formOf(one), formOf(other)];
  expect(saltUnits(own, others)).toBe(others.count / own.count);
  expect(saltUnits(others, own)).toBe(own.count / others.count);
  expect(saltName(own, others).en).toBe(name);
  expect(saltName(others, own).en).toBe(otherName);
});

test.each([
  ["enantiomers", lysine, ["Cl.NCCCC[C@@H](N)C(=O)O", "C6H15ClN2O2"]],
  ["a racemate and an enantiomer", lysine, ["Cl.NCCCCC(N)C(=O)O", "C6H15ClN2O2"]],
  ["homologues", tris, ["CC(N)(CO)CO.Cl", "C4H12ClNO2"]],
  ["salts of an acid and of its ester", edta, ["CCN.Cl", "C2H8ClN"]],
  ["an amide and the salt of its acid", ["CC(N)=O", "C2H5NO"], ["CCN.Cl", "C2H8ClN"]],
  ["the same salt, with and without water", tris, ["NC(CO)(CO)CO.O", "C4H11NO3·H2O"]],
  ["one salt in two proportions of its formula", tris, ["NC(CO)(CO)CO.NC(CO)(CO)CO", "C8H22N2O6"]],
] as const)("are no forms of each other: %s", (_, one, other) => {
  expect(saltUnits(formOf(one), formOf(other))).toBeUndefined();
});

test("an isotopologue is another substance", () => {
  expect(activePartOf("[2H]C([2H])([2H])N")).not.toBe(activePartOf("CN.Cl"));
  expect(activePartOf("[13CH3]N.Cl")).not.toBe(activePartOf("CN"));
  expect(saltFormOf("[2H]C([2H])([2H])N", "CD3NH2")).toBeUndefined();
});

test.each([
  ["sodium chloride", "[Cl-].[Na+]"],
  ["potassium chloride", "[Cl-].[K+]"],
  ["sodium sulfate", "O=S(=O)([O-])[O-].[Na+].[Na+]"],
  ["sodium acetate", "CC(=O)[O-].[Na+]"],
  ["acetic acid", "CC(=O)O"],
  ["sodium formate", "O=C[O-].[Na+]"],
  ["ammonium oxalate", "O=C([O-])C(=O)[O-].[NH4+].[NH4+]"],
  ["sodium carbonate", "O=C([O-])[O-].[Na+].[Na+]"],
  ["trisodium citrate", "O=C([O-])CC(O)(CC(=O)[O-])C(=O)[O-].[Na+].[Na+].[Na+]"],
  ["p-toluenesulfonic acid hydrate", "Cc1ccc(S(=O)(=O)O)cc1.O"],
  ["lead(II) acetate", "CC(=O)[O-].CC(=O)[O-].[Pb+2]"],
  ["sodium cyanide", "[C-]#N.[Na+]"],
  ["sodium thiocyanate", "N#C[S-].[Na+]"],
  ["urea", "NC(N)=O"],
  ["guanidine hydrochloride", "Cl.N=C(N)N"],
  ["sodium methoxide", "C[O-].[Na+]"],
  ["lithium diisopropylamide", "CC(C)[N-]C(C)C.[Li+]"],
  ["n-butyllithium", "[CH2-]CCC.[Li+]"],
  ["lithium bis(trifluoromethanesulfonyl)imide", "O=S(=O)([N-]S(=O)(=O)C(F)(F)F)C(F)(F)F.[Li+]"],
  ["sodium acetanilide", "CC(=O)[N-]c1ccccc1.[Na+]"],
  ["sodium imidazolide", "[Na+].c1c[n-]cn1"],
  ["the enolate of a diketone", "CC(=O)C=C(C)[O-].[Na+]"],
  ["sodium thiophenolate", "[Na+].[S-]c1ccccc1"],
  ["tetrabutylammonium fluoride", "CCCC[N+](CCCC)(CCCC)CCCC.[F-]"],
  ["tetrabutylammonium hydroxide", "CCCC[N+](CCCC)(CCCC)CCCC.[OH-]"],
  ["a salt of two organic parts", "CCN.O=C(O)c1ccccc1"],
  ["hydrogen chloride in an ether", "CCOCC.Cl"],
  ["copper(II) acetylacetonate", "CC(=O)C=C(C)[O-].CC(=O)C=C(C)[O-].[Cu+2]"],
  ["a complex with a hydrochloride", "CCN.Cl.[Pt]"],
  ["charges that do not add up", "CC[NH3+].[Cl-].[Cl-]"],
  ["water", "O"],
  ["nothing", ""],
  ["no SMILES", "C("],
])("%s has no other salts", (_, smiles) => {
  expect(activePartOf(smiles)).toBe("");
});

test.each([
  ["a nitro group", "Nc1ccc([N+](=O)[O-])cc1.Cl", "Nc1ccc([N+](=O)[O-])cc1"],
  ["an N-oxide", "CC(=O)Nc1cc[n+]([O-])cc1.Cl", "CC(=O)Nc1cc[n+]([O-])cc1"],
  ["an isotope", "[15NH3+]CC(=O)[O-]", "[15NH2]CC(=O)O"],
  ["a sulfate ester", "CCOS(=O)(=O)[O-].[Na+]", "CCOS(=O)(=O)O"],
  ["a phenol that gave no hydrogen away", "O=C([O-])c1ccccc1O.[Na+]", "O=C(O)c1ccccc1O"],
  ["a phosphate ester", "COP(=O)([O-])[O-].[Na+].[Na+]", "COP(=O)(O)O"],
])("the free acid or base keeps %s", (_, smiles, part) => {
  expect(activePartOf(smiles)).toBe(part);
});

test("a formula that is not that of the structure tells no moles", () => {
  expect(saltFormOf("CN(C)C(=N)NC(=N)N.Cl", "C4H11N5")).toBeUndefined();
  expect(saltFormOf("CN(C)C(=N)NC(=N)N.Cl", "C4H12ClN5")?.count).toBe(1);
  expect(saltFormOf("CN(C)C(=N)NC(=N)N.Cl", "")).toBeUndefined();
});

test("each ion is listed once, with a name in both languages", () => {
  const all = COUNTER_IONS.flatMap(({ smiles }) => smiles);
  expect(new Set(all).size).toBe(all.length);
  for (const { name } of COUNTER_IONS) expect(Object.values(name).every(Boolean)).toBe(true);
});

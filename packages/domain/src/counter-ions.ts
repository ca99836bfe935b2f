import type { Wording } from "./statement.ts";

/** An acid, or a metal or ammonium, with which an organic base or acid is sold as a salt. */
export interface CounterIon {
  readonly kind: "acid" | "cation";
  /** Its SMILES as RDKit writes them: the acid and its ions, each with and without stereochemistry. */
  readonly smiles: readonly string[];
  /** How a salt of it is called, behind a multiplying prefix. */
  readonly name: Wording;
  /** The same for a part that keeps its charge, such as quaternary ammonium. */
  readonly nameOfCharged?: Wording;
}

const acid = (smiles: string, zh: string, en: string): CounterIon => ({
  kind: "acid",
  smiles: smiles.split(" "),
  name: { zh, en },
});
const halide = (symbol: string, [zh, en]: readonly [string, string], ofCharged: Wording) => ({
  ...acid(`${symbol} [${symbol}-]`, zh, en),
  nameOfCharged: ofCharged,
});
const cation = (smiles: string, zh: string, en: string): CounterIon => ({
  kind: "cation",
  smiles: [smiles],
  name: { zh, en },
});

/** What makes another salt of an organic substance, and no other substance (decisions, exchange of a line). */
export const COUNTER_IONS: readonly CounterIon[] = [
  cation("[Li+]", "锂盐", "lithium salt"),
  cation("[Na+]", "钠盐", "sodium salt"),
  cation("[K+]", "钾盐", "potassium salt"),
  cation("[NH4+]", "铵盐", "ammonium salt"),
  cation("[Mg+2]", "镁盐", "magnesium salt"),
  cation("[Ca+2]", "钙盐", "calcium salt"),
  halide("Cl", ["盐酸盐", "hydrochloride"], { zh: "氯化物", en: "chloride" }),
  halide("Br", ["氢溴酸盐", "hydrobromide"], { zh: "溴化物", en: "bromide" }),
  halide("I", ["氢碘酸盐", "hydroiodide"], { zh: "碘化物", en: "iodide" }),
  acid("O=S(=O)(O)O O=S(=O)([O-])O O=S(=O)([O-])[O-]", "硫酸盐", "sulfate"),
  acid("O=[N+]([O-])O O=[N+]([O-])[O-]", "硝酸盐", "nitrate"),
  acid("O=P(O)(O)O O=P([O-])(O)O O=P([O-])([O-])O O=P([O-])([O-])[O-]", "磷酸盐", "phosphate"),
  acid("O=C(O)O O=C([O-])O O=C([O-])[O-]", "碳酸盐", "carbonate"),
  acid("O=CO O=C[O-]", "甲酸盐", "formate"),
  acid("CC(=O)O CC(=O)[O-]", "乙酸盐", "acetate"),
  acid("O=C(O)C(F)(F)F O=C([O-])C(F)(F)F", "三氟乙酸盐", "trifluoroacetate"),
  acid(
    "CC(O)C(=O)O C[C@H](O)C(=O)O C[C@@H](O)C(=O)O CC(O)C(=O)[O-] C[C@H](O)C(=O)[O-] C[C@@H](O)C(=O)[O-]",
    "乳酸盐",
    "lactate",
  ),
  acid("O=C(O)C(=O)O O=C([O-])C(=O)O O=C([O-])C(=O)[O-]", "草酸盐", "oxalate"),
  acid("O=C(O)CCC(=O)O O=C([O-])CCC(=O)O O=C([O-])CCC(=O)[O-]", "琥珀酸盐", "succinate"),
  acid("O=C(O)/C=C/C(=O)O O=C([O-])/C=C/C(=O)O O=C([O-])/C=C/C(=O)[O-]", "富马酸盐", "fumarate"),
  acid(
    String.raw`O=C(O)/C=C\C(=O)O O=C([O-])/C=C\C(=O)O O=C([O-])/C=C\C(=O)[O-]`,
    "马来酸盐",
    "maleate",
  ),
  acid(
    "O=C(O)CC(O)C(=O)O O=C(O)C[C@H](O)C(=O)O O=C(O)C[C@@H](O)C(=O)O O=C(O)CC(O)C(=O)[O-] O=C([O-])CC(O)C(=O)O O=C([O-])CC(O)C(=O)[O-]",
    "苹果酸盐",
    "malate",
  ),
  acid(
    "O=C(O)C(O)C(O)C(=O)O O=C(O)[C@H](O)[C@@H](O)C(=O)O O=C(O)[C@@H](O)[C@H](O)C(=O)O O=C([O-])C(O)C(O)C(=O)O O=C([O-])[C@H](O)[C@@H](O)C(=O)O O=C([O-])[C@@H](O)[C@H](O)C(=O)O O=C([O-])C(O)C(O)C(=O)[O-] O=C([O-])[C@H](O)[C@@H](O)C(=O)[O-] O=C([O-])[C@@H](O)[C@H](O)C(=O)[O-]",
    "酒石酸盐",
    "tartrate",
  ),
  acid(
    "O=C(O)CC(O)(CC(=O)O)C(=O)O O=C(O)CC(O)(CC(=O)O)C(=O)[O-] O=C([O-])CC(O)(CC(=O)O)C(=O)O O=C([O-])CC(O)(CC(=O)O)C(=O)[O-] O=C([O-])CC(O)(CC(=O)[O-])C(=O)O O=C([O-])CC(O)(CC(=O)[O-])C(=O)[O-]",
    "柠檬酸盐",
    "citrate",
  ),
  acid("CS(=O)(=O)O CS(=O)(=O)[O-]", "甲磺酸盐", "mesylate"),
  acid("O=S(=O)(O)c1ccccc1 O=S(=O)([O-])c1ccccc1", "苯磺酸盐", "besylate"),
  acid("Cc1ccc(S(=O)(=O)O)cc1 Cc1ccc(S(=O)(=O)[O-])cc1", "对甲苯磺酸盐", "tosylate"),
];

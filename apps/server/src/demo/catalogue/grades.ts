import type { Words } from "../../catalogue/catalogue.ts";
import { appearanceOf } from "./facts.ts";
import type { Fact } from "./facts.ts";
import { between } from "./hash.ts";
import { listed, readTable } from "./tables.ts";
import type { RowOf } from "./tables.ts";

/** The use of a grade, which decides pack sizes, brand, analysis and the category besides the substance's own. */
export type GradeUse =
  | "general"
  | "pure"
  | "chromatography"
  | "anhydrous"
  | "standard"
  | "solution"
  | "bio";

/** A grade that a substance is sold in. */
export interface Grade {
  readonly words: Words;
  readonly use: GradeUse;
  /** The minimum content in percent, if the grade states one. */
  readonly purity: number | null;
  readonly method: "GC" | "HPLC" | "T" | null;
  /** The price relative to the substance's plainest grade. */
  readonly factor: number;
  /** Sold by volume although the substance is a solid, or vice versa. */
  readonly unit: "g" | "mL" | null;
  /** What the substance is dissolved in; null where it is sold as it is. */
  readonly solution: Solution | null;
}

export interface Solution {
  /** The CAS numbers of the solvents. */
  readonly solvents: readonly string[];
  /** The share of the solute, in percent of the mass. */
  readonly percent: number;
  readonly unNumber: string | null;
  readonly appearance: Words | null;
}

type Recipe = readonly Omit<Grade, "unit" | "solution">[];

const grade = (
  use: GradeUse,
  purity: number | null,
  method: Grade["method"],
  factor: number,
  zh: string,
  en: string,
): Recipe[number] => ({ words: { zh, en }, use, purity, method, factor });

const SOLVENT: Recipe = [
  grade("general", 99.5, "GC", 1, "≥99.5%，AR", "≥99.5%, AR"),
  grade("chromatography", 99.9, "GC", 2.1, "≥99.9%，HPLC", "≥99.9%, HPLC"),
  grade(
    "anhydrous",
    99.8,
    "GC",
    2.8,
    "≥99.8%，无水级，水≤50 ppm",
    "≥99.8%, anhydrous, water ≤50 ppm",
  ),
  grade("standard", 99.8, "GC", 14, "分析标准品，≥99.8%（GC）", "Analytical standard, ≥99.8% (GC)"),
];
const INORGANIC: Recipe = [
  grade("general", 99, "T", 1, "≥99%，AR", "≥99%, AR"),
  grade("pure", 99.5, "T", 1.5, "≥99.5%，GR", "≥99.5%, GR"),
  grade("pure", 99.99, "T", 6, "99.99%，以金属计", "99.99%, metals basis"),
];
const ORGANIC_LIQUID: Recipe = [
  grade("general", 98, "GC", 1, "≥98%", "≥98%"),
  grade("pure", 99.5, "GC", 1.8, "≥99.5%（GC）", "≥99.5% (GC)"),
  grade("standard", 99.5, "GC", 12, "分析标准品，≥99.5%（GC）", "Analytical standard, ≥99.5% (GC)"),
];
const ORGANIC_SOLID: Recipe = [
  grade("general", 98, "HPLC", 1, "≥98%", "≥98%"),
  grade("pure", 99, "HPLC", 1.7, "≥99%（HPLC）", "≥99% (HPLC)"),
  grade(
    "standard",
    99.5,
    "HPLC",
    12,
    "分析标准品，≥99.5%（HPLC）",
    "Analytical standard, ≥99.5% (HPLC)",
  ),
];
const BIOCHEMICAL: Recipe = [
  grade("general", 99, "T", 1, "≥99%", "≥99%"),
  grade("bio", 99, "T", 1.6, "≥99%，细胞培养级", "≥99%, cell culture grade"),
  grade("bio", 99.5, "T", 2.2, "≥99.5%，生物技术级", "≥99.5%, for biotechnology"),
];
const PRECIOUS: Recipe = [
  grade("general", 98, "T", 1, "≥98%", "≥98%"),
  grade("pure", 99.95, "T", 1.9, "99.95%，以金属计", "99.95%, metals basis"),
];
const TRACE = grade("solution", null, null, 0.7, "100 μg/mL，溶于甲醇", "100 μg/mL in methanol");
/** Methanol with 0.1 g of a substance in a litre. */
const TRACE_IN_METHANOL: Solution = {
  solvents: ["67-56-1"],
  percent: 0.013,
  unNumber: "1230",
  appearance: null,
};
const REFERENCE: Recipe = [
  grade("standard", 98, "HPLC", 1, "分析标准品，≥98%（HPLC）", "Analytical standard, ≥98% (HPLC)"),
  TRACE,
];
const COLOURED: Recipe = [
  grade("general", null, null, 1, "指示剂级", "Indicator grade"),
  grade("bio", null, null, 1.6, "生物染色剂", "Biological stain"),
];
const READY: Recipe = [grade("solution", null, null, 1, "即用型", "Ready to use")];
const PLAIN: Recipe = [grade("general", null, null, 1, "化学纯，CP", "Chemically pure, CP")];

const RECIPES: Readonly<Record<string, Recipe>> = {
  solvent: SOLVENT,
  "amino-acid": BIOCHEMICAL,
  sugar: BIOCHEMICAL,
  buffer: BIOCHEMICAL,
  nucleoside: BIOCHEMICAL,
  surfactant: BIOCHEMICAL,
  biochemical: BIOCHEMICAL,
  chelator: BIOCHEMICAL,
  catalyst: PRECIOUS,
  "nano-precursor": PRECIOUS,
  "perovskite-material": PRECIOUS,
  "battery-material": PRECIOUS,
  "rare-earth": PRECIOUS,
  standard: REFERENCE,
  indicator: COLOURED,
  dye: COLOURED,
  stain: COLOURED,
  calibration: READY,
  culture: READY,
  drying: PLAIN,
  polymer: PLAIN,
};

const INORGANIC_FAMILIES = new Set(["inorganic-salt", "oxide", "metal", "element"]);

/** The grades that a substance is sold in, plainest first: its own where it is not sold by purity, else one to four of its family's. */
export function gradesOf(fact: Fact): Grade[] {
  const own = ownGrades.get(fact.key);
  if (own) return own;
  const recipe = recipeOf(fact);
  // At least two of the three or four grades: substances with one grade are an exception.
  const fewest = recipe.length > 2 && fact.tier !== "bulk" ? 1 : Math.min(recipe.length, 3);
  return recipe.slice(0, between(fewest, recipe.length, `grades of ${fact.key}`)).map((words) => ({
    ...words,
    unit: words.use === "solution" ? "mL" : null,
    solution: words === TRACE ? TRACE_IN_METHANOL : null,
  }));
}

function recipeOf(fact: Fact): Recipe {
  const recipe = RECIPES[fact.family];
  if (recipe) return recipe;
  const isInorganic =
    INORGANIC_FAMILIES.has(fact.family) || !/C(?![a-z])/u.test(fact.formula ?? "");
  if (isInorganic) return INORGANIC;
  return fact.isLiquid ? ORGANIC_LIQUID : ORGANIC_SOLID;
}

const ownGrades = new Map<string, Grade[]>();
for (const row of readTable("grades")) {
  const [, least] = /^≥(\d+(?:\.\d+)?)%/u.exec(row.grade_zh) ?? [];
  ownGrades.set(row.cas, [
    ...(ownGrades.get(row.cas) ?? []),
    {
      words: { zh: row.grade_zh, en: row.grade_en },
      use: "general",
      purity: least === undefined ? null : Number(least),
      method: least === undefined ? null : "T",
      factor: Number(row.price_factor),
      unit: row.unit === "mL" ? "mL" : "g",
      solution: solutionIn(row),
    },
  ]);
}

/** The solution that a grade is; null for a grade of the substance itself. */
export function solutionIn(row: RowOf<"grades">): Solution | null {
  if (row.solvents === "") return null;
  return {
    solvents: listed(row.solvents),
    percent: Number(row.percent),
    unNumber: row.un_number === "" ? null : row.un_number,
    appearance: appearanceOf(row),
  };
}

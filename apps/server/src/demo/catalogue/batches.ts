import { traitsOf } from "@reagent/domain/hazard-trait";
import type { AnalysisResult, Batch, Words } from "../../catalogue/catalogue.ts";
import { daysAfter, daysBefore } from "./dates.ts";
import { isOrganic } from "./facts.ts";
import type { Fact } from "./facts.ts";
import type { Grade } from "./grades.ts";
import { between, hashOf } from "./hash.ts";

const SHELF_LIFE_DAYS = 730;
const CONFORMS: Words = { zh: "符合", en: "Conforms" };
/** Families whose certificates have no water content. */
const DRY_FAMILIES = new Set(["metal", "element", "carbon-material"]);
const METHODS = {
  GC: { zh: "含量（气相色谱）", en: "Assay (GC)" },
  HPLC: { zh: "含量（高效液相色谱）", en: "Assay (HPLC)" },
  T: { zh: "含量（滴定）", en: "Assay (titration)" },
} as const;

/** One to three batches of an item, newest first. */
export function batchesOf(itemCode: string, fact: Fact, grade: Grade): Batch[] {
  const newest = between(12, 200, `age of ${itemCode}`);
  return Array.from({ length: between(1, 3, `batches of ${itemCode}`) }, (_, at): Batch => {
    const code = batchCode(itemCode, at);
    const producedAt = daysBefore(newest + at * between(60, 150, code), 9);
    return {
      code,
      producedAt,
      retestAt: daysAfter(producedAt, SHELF_LIFE_DAYS),
      results: resultsOf(code, fact, grade),
    };
  });
}

/** A letter and eight digits that contain the item's number, so that no two items share a code. */
function batchCode(itemCode: string, at: number): string {
  const serial =
    10_000_000 + (Number(itemCode.slice(1)) - 800_000) * 899 + (hashOf(itemCode) % 290) + at * 300;
  return `C${String(serial)}`;
}

function resultsOf(batch: string, fact: Fact, grade: Grade): AnalysisResult[] {
  const results: AnalysisResult[] = [];
  const measured = (test: Words, requirement: string, result: string) =>
    results.push({ test, requirement: same(requirement), result: same(result) });
  if (fact.appearance) {
    results.push({
      test: { zh: "外观", en: "Appearance" },
      requirement: fact.appearance,
      result: CONFORMS,
    });
  }
  if (isOrganic(fact) && grade.use !== "solution" && !grade.solution) {
    const requirement = { zh: "与结构相符", en: "Conforms to structure" };
    results.push({
      test: { zh: "红外光谱鉴别", en: "Identity (IR)" },
      requirement,
      result: CONFORMS,
    });
  }
  if (grade.purity !== null && grade.method !== null) {
    measured(
      METHODS[grade.method],
      `≥${String(grade.purity)}%`,
      `${assayOf(batch, grade.purity)}%`,
    );
  }
  const content = statedContent(grade);
  if (content) {
    const { least, most, decimals, unit } = content;
    const found = least + ((most - least) * between(15, 85, `content ${batch}`)) / 100;
    const isTrace = unit === " μg/mL";
    measured(
      METHODS[isTrace ? "HPLC" : "T"],
      `${String(least)}–${String(most)}${unit}`,
      `${found.toFixed(decimals)}${unit}`,
    );
  }
  const water = grade.use === "anhydrous" ? 50 : fact.isLiquid ? 1000 : 5000;
  const isNearlyPure = grade.purity !== null && grade.purity >= 95;
  if (
    isNearlyPure &&
    !reactsWithWater(fact) &&
    !DRY_FAMILIES.has(fact.family) &&
    !fact.name.zh.includes("水合物")
  ) {
    measured(
      { zh: "水分（卡尔·费休法）", en: "Water (Karl Fischer)" },
      `≤${String(water)} ppm`,
      `${String(between(water / 10, (water * 7) / 10, `water ${batch}`))} ppm`,
    );
  }
  if (fact.isLiquid && fact.family === "solvent") {
    measured(
      { zh: "蒸发残渣", en: "Residue on evaporation" },
      "≤5 ppm",
      `${String(between(1, 4, `residue ${batch}`))} ppm`,
    );
  }
  if (fact.refractiveIndex !== null && fact.isLiquid) {
    const index = Number(fact.refractiveIndex);
    const found = index + between(-10, 10, `index ${batch}`) / 10_000;
    measured(
      { zh: "折光率", en: "Refractive index" },
      `${(index - 0.002).toFixed(3)}–${(index + 0.002).toFixed(3)}`,
      found.toFixed(4),
    );
  }
  if (grade.use === "bio") {
    measured({ zh: "内毒素", en: "Endotoxin" }, "≤1 EU/mg", "<1 EU/mg");
  }
  return results;
}

/** The Karl Fischer titration is no test for what reacts with its solvent. */
function reactsWithWater({ hazards }: Fact): boolean {
  const traits = traitsOf(hazards.statements);
  return ["pyrophoric", "releases-flammable-gas", "violent-with-water"].some((trait) =>
    traits.has(trait as Parameters<typeof traits.has>[0]),
  );
}

/** The content that a grade states as a range or as a number, around which its batches lie: acids and solutions. */
function statedContent({ words, purity }: Grade) {
  if (purity !== null) return undefined;
  const [, from, to] = /^(\d+)–(\d+)%/u.exec(words.en) ?? [];
  if (from !== undefined && to !== undefined)
    return { least: Number(from), most: Number(to), decimals: 1, unit: "%" };
  const [, stated, unit] = /^(\d+(?:\.\d+)?)(%| mol\/L| μg\/mL)/u.exec(words.en) ?? [];
  if (stated === undefined || unit === undefined) return undefined;
  const decimals = unit === " mol/L" ? 2 : 1;
  const round = (value: number) => Number(value.toFixed(decimals));
  const middle = Number(stated);
  return { least: round(middle * 0.96), most: round(middle * 1.04), decimals, unit };
}

/** A content between the minimum and 100 percent, with one more decimal than the minimum. */
export function assayOf(batch: string, least: number): string {
  const decimals = (String(least).split(".")[1]?.length ?? 0) + 1;
  const room = 100 - least;
  return (least + (room * between(10, 85, `assay ${batch}`)) / 100).toFixed(decimals);
}

function same(text: string): Words {
  return { zh: text, en: text };
}

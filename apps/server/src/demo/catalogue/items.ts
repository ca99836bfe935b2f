import type { Item } from "../../catalogue/catalogue.ts";
import { batchesOf } from "./batches.ts";
import { firstNumbers, initialOf } from "./codes.ts";
import { isOrganic } from "./facts.ts";
import type { Fact } from "./facts.ts";
import { gradesOf } from "./grades.ts";
import type { Grade } from "./grades.ts";
import { between, hashOf, isOneIn } from "./hash.ts";
import { readHazards } from "./hazards.ts";
import { packsOf } from "./packs.ts";
import type { Selling } from "./packs.ts";
import { descriptionOf, nameOf, particleSizeOf, surfaceAreaOf } from "./prose.ts";
import { materialOf } from "./solutions.ts";
import { spectraOf } from "./spectra.ts";
import type { DrawnLine } from "./tree.ts";

const BIO_FAMILIES = new Set(
  "amino-acid peptide sugar nucleoside cofactor antibiotic biochemical stain enzyme-inhibitor steroid culture".split(
    " ",
  ),
);
const RARE_TIERS = new Set(["special", "precious", "reference"]);
/** Drug precursors in these families are everyday chemicals and sold at list prices. */
const EVERYDAY_FAMILIES = new Set(["solvent", "oxidant", "element"]);
const MOLECULES = new Set(["common", "fine", "special", "reference", "bulk"]);
/** Substances that boil at up to this temperature are low-boiling: safe level 5, ordered by telephone. */
const LOW_BOILING = 36;
const STANDARDS = 215;
const CHROMATOGRAPHY_SOLVENTS = 232;
const HIGH_PURITY_LINE = 5;
const STANDARDS_LINE = 7;
const RECOMMENDED = 9;

/** An item before its recommendations are known. */
export type Alone = Omit<Item, "related" | "articles" | "activity">;

export interface Placed {
  readonly fact: Fact;
  /** What its packs contain: the substance or its solution. */
  readonly material: Fact;
  readonly item: Alone;
}

/** One to four items of every substance, in the order of the substances. */
export function itemsOf(facts: readonly Fact[], lines: readonly DrawnLine[]): Placed[] {
  const numbers = firstNumbers(facts);
  const hazards = readHazards();
  return facts.flatMap((fact) => {
    const first = numbers.get(fact.key) ?? 0;
    const own = lines
      .filter(({ families }) => families.includes(fact.family))
      .map(({ line }) => line.id);
    return gradesOf(fact).map((grade, at) => {
      const code = `${initialOf(fact.name.en)}${String(first + at)}`;
      const material = materialOf(fact, grade, hazards);
      return { fact, material, item: itemOf(code, material, grade, at, own) };
    });
  });
}

function itemOf(
  code: string,
  fact: Fact,
  grade: Grade,
  at: number,
  lines: readonly number[],
): Alone {
  const kind = kindOf(code, fact, grade, at);
  const isRare = RARE_TIERS.has(fact.tier) && isOneIn(9, `rare ${code}`);
  const selling: Selling = {
    isBulk: kind === "bulk",
    isRare,
    isEnquiryOnly:
      fact.hazards.isDrugPrecursor &&
      !EVERYDAY_FAMILIES.has(fact.family) &&
      fact.cas !== null &&
      isOrganic(fact),
    isPromoted: isOneIn(6, `promoted ${code}`),
  };
  const isOutOfList = at > 0 && isOneIn(31, `without packs ${code}`);
  const packs = isOutOfList ? [] : packsOf(code, fact, grade, selling);
  const batches = packs.length === 0 ? [] : batchesOf(code, fact, grade);
  const hasNmr =
    batches.length > 0 &&
    isOrganic(fact) &&
    MOLECULES.has(fact.tier) &&
    grade.use !== "solution" &&
    isOneIn(4, `nmr ${code}`);
  const spectra = spectraOf(code, fact, grade, batches, hasNmr);
  return {
    code,
    substance: fact.key,
    name: nameOf(fact, grade),
    grade: grade.words,
    kind,
    safeLevel: safeLevelOf(fact),
    isBio: BIO_FAMILIES.has(fact.family) || grade.use === "bio",
    isRare,
    particleSize: particleSizeOf(fact, at),
    surfaceArea: surfaceAreaOf(fact),
    description: descriptionOf(fact, grade),
    brandPicture: kind === "special-brand" ? "brand-select" : null,
    hasSafetyDataSheet: !(fact.hazards.signal === null && isOneIn(12, `data sheet ${code}`)),
    brandDataSheetUrl: null,
    hasInstruction: isOneIn(2, `instruction ${code}`),
    hasNmr,
    categories: categoriesOf(fact, grade),
    productLines: linesOf(grade, lines),
    packs,
    batches,
    spectra,
  };
}

function kindOf(code: string, fact: Fact, grade: Grade, at: number): Item["kind"] {
  if (fact.family === "solvent" && (grade.use === "chromatography" || grade.use === "anhydrous")) {
    return "special-brand";
  }
  const isCommodity = fact.tier === "bulk" || fact.tier === "commodity";
  return isCommodity && at === 0 && isOneIn(2, `bulk ${code}`) ? "bulk" : "ordinary";
}

function safeLevelOf({ boilsAt, hazards }: Fact): number {
  if (boilsAt !== null && boilsAt <= LOW_BOILING) return 5;
  if (hazards.signal === "danger") return 3;
  return hazards.signal === "warning" ? 2 : 1;
}

function categoriesOf(fact: Fact, grade: Grade): number[] {
  if (grade.use === "standard" && fact.tier !== "reference") return [fact.category, STANDARDS];
  if (grade.use === "chromatography") return [fact.category, CHROMATOGRAPHY_SOLVENTS];
  return [fact.category];
}

function linesOf(grade: Grade, lines: readonly number[]): number[] {
  // Solvents are a line in their purer grades only.
  const own = lines.filter((id) => id !== HIGH_PURITY_LINE || grade.use !== "general");
  return grade.use === "standard" && !own.includes(STANDARDS_LINE) ? [...own, STANDARDS_LINE] : own;
}

/** The recommendations of an item: the plainest grades of other substances of its family, nearest names first. */
export function recommendedWith(placed: readonly Placed[]): Map<string, string[]> {
  const byFamily = Map.groupBy(placed, ({ fact }) => fact.family);
  return new Map(
    placed.map(({ fact, item }) => {
      const seen = new Set([fact.key]);
      const others = (byFamily.get(fact.family) ?? []).filter(
        ({ fact: { key }, item: { packs } }) => {
          if (seen.has(key) || packs.length === 0) return false;
          seen.add(key);
          return true;
        },
      );
      const start = hashOf(item.code) % Math.max(1, others.length);
      const turned = [...others.slice(start), ...others.slice(0, start)];
      const count = between(3, RECOMMENDED, `recommended ${item.code}`);
      return [item.code, turned.slice(0, count).map((other) => other.item.code)];
    }),
  );
}

import type { Fact } from "./facts.ts";
import type { Grade } from "./grades.ts";
import { between } from "./hash.ts";

/** The sizes of a product, smallest first, and the price range in yuan of the size that the other prices follow from. */
export interface SizeList {
  readonly sizes: readonly string[];
  readonly pricedBy: string;
  readonly yuan: readonly [least: number, most: number];
}

const list = (sizes: string, pricedBy: string, least: number, most: number): SizeList => ({
  sizes: sizes.split(" "),
  pricedBy,
  yuan: [least, most],
});

const BY_WEIGHT: Readonly<Record<string, SizeList>> = {
  bulk: list("100g 500g 1kg 2.5kg 5kg 10kg 25kg", "500g", 28, 90),
  commodity: list("25g 100g 250g 500g 1kg 2.5kg 5kg 10kg 25kg", "500g", 22, 96),
  common: list("5g 25g 100g 250g 500g 1kg 2.5kg 5kg", "100g", 45, 220),
  fine: list("1g 5g 25g 100g 250g 500g 1kg", "25g", 88, 420),
  special: list("250mg 1g 5g 10g 25g 100g 500g", "5g", 120, 560),
  precious: list("100mg 250mg 1g 5g 10g 25g 100g", "1g", 180, 900),
  reference: list("1mg 5mg 10mg 25mg 50mg 100mg 250mg", "10mg", 260, 980),
};
const BY_VOLUME: Readonly<Record<string, SizeList>> = {
  bulk: list("100mL 500mL 1L 2.5L 4L 10L 20L", "500mL", 28, 78),
  commodity: list("100mL 250mL 500mL 1L 2.5L 5L 10L 20L", "500mL", 22, 80),
  common: list("5mL 25mL 100mL 500mL 1L 2.5L 5L 10L", "100mL", 42, 180),
  fine: list("5mL 25mL 100mL 250mL 500mL 1L 2.5L", "25mL", 80, 360),
  special: list("1mL 5mL 10mL 25mL 100mL 500mL 1L", "5mL", 110, 460),
  precious: list("1mL 5mL 10mL 25mL 100mL 250mL 500mL", "5mL", 180, 820),
  reference: list("100μL 500μL 1mL 2mL 5mL 10mL 25mL", "1mL", 220, 760),
};
const STANDARD_BY_WEIGHT = list("50mg 100mg 250mg 500mg 1g 2.5g 5g", "100mg", 120, 380);
const STANDARD_BY_VOLUME = list("0.5mL 1mL 2mL 5mL 10mL 25mL 50mL", "1mL", 96, 260);
const SOLUTION = list("1mL 2×1mL 5×1mL 10×1mL 20×1mL", "1mL", 128, 420);
const ORGANOMETALLIC = list("50mL 100mL 250mL 500mL 1L 2.5L 5L", "100mL", 120, 320);

/** Whether a grade of a substance is sold by volume. */
export function isSoldByVolume(fact: Fact, grade: Grade): boolean {
  return grade.unit === null ? fact.isLiquid : grade.unit === "mL";
}

/** The possible sizes of a grade of a substance, and their prices. */
export function sizesOf(fact: Fact, grade: Grade): SizeList {
  const isVolume = isSoldByVolume(fact, grade);
  if (grade.use === "solution" && fact.tier === "reference") return SOLUTION;
  if (grade.use === "standard" && fact.tier !== "reference") {
    return isVolume ? STANDARD_BY_VOLUME : STANDARD_BY_WEIGHT;
  }
  if (fact.family === "organometallic" && isVolume) return ORGANOMETALLIC;
  const sizes = (isVolume ? BY_VOLUME : BY_WEIGHT)[fact.tier];
  if (!sizes) throw new Error(`No sizes for the tier ${fact.tier}.`);
  return sizes;
}

/** Consecutive sizes, whose number is between the minimum and the maximum. */
export function chosenSizes(
  { sizes }: SizeList,
  key: string,
  { fewest, most }: { readonly fewest: number; readonly most: number },
): string[] {
  const count = Math.min(sizes.length, between(fewest, most, `sizes of ${key}`));
  const first = between(0, Math.min(2, sizes.length - count), `first size of ${key}`);
  return sizes.slice(first, first + count);
}

/** The number of sizes of a grade: two to seven, at least six for everyday solvents, at most four for standards. */
export function sizeCounts(
  fact: Fact,
  grade: Grade,
): { readonly fewest: number; readonly most: number } {
  if (grade.use === "standard") return { fewest: 2, most: 4 };
  return { fewest: fact.tier === "bulk" && grade.use === "general" ? 6 : 2, most: 7 };
}

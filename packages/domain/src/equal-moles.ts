import type { ProductFacts } from "./amount-need.ts";
import { anhydrousComposition, type Composition, compositionOf } from "./composition.ts";
import type { Fen } from "./money.ts";
import { type Content, contentOf, type Pack, type UnitPrice } from "./pack.ts";
import { PURE } from "./strength.ts";

/** What says how much of a substance a product holds. */
export interface SubstanceFacts extends ProductFacts {
  /** Of the product as it is sold: that of a hydrate has its water. */
  readonly formula: string;
}

/** How a product is sold whose amounts are compared: in grams or in millilitres. */
export type SoldBy = "mass" | "volume";

/** Picograms in a gram, and picolitres in a millilitre. */
const SMALLEST: Readonly<Record<SoldBy, number>> = { mass: 1e12, volume: 1e9 };

/** Grades of one substance differ by less. */
export const NEARLY_EQUAL = 0.05;
/** Nobody replaces a pure substance by a standard solution that takes more times as much. */
export const MOST_TIMES = 20;

/** Counts of atoms have a few decimals, as in CaSO4·0.5H2O. */
const CLOSE = 1e-6;

/**
 * How much of another product holds as much of the substance as 1 g or 1 mL of a product: 1.56 g of CuSO4·5H2O for 1 g of CuSO4. In
 * grams or millilitres, as the other one is sold. Undefined where the molar mass, the density or the count of waters is not known, and for
 * formulas that differ by more than water.
 *
 * @param units how many times a formula unit of the other has the substance of a unit of the first; of a salt its formula does not tell
 */
export function equalAmount(
  [facts, of]: readonly [SubstanceFacts, SoldBy],
  [otherFacts, otherOf]: readonly [SubstanceFacts, SoldBy],
  units = unitsPerUnit(facts.formula, otherFacts.formula),
): number | undefined {
  const own = millimolesIn(of, facts);
  const other = millimolesIn(otherOf, otherFacts);
  return units && own && other ? own / (other * units) : undefined;
}

/** The price of a millimole in a pack, in yuan with two decimals or two significant digits; undefined where its moles are not known. */
export function pricePerMillimole(
  price: Fen,
  pack: Pack,
  facts: SubstanceFacts,
): UnitPrice | undefined {
  const millimoles = millimolesOf(contentOf(pack), facts);
  return millimoles === undefined ? undefined : priceOfOne(price, millimoles);
}

/** The price of one of several millimoles, which cost a price together; undefined without a price. */
export function priceOfOne(price: Fen, millimoles: number): UnitPrice | undefined {
  if (price <= 0) return undefined;
  const yuan = price / 100 / millimoles;
  const scale = Math.max(2, 1 - Math.floor(Math.log10(yuan)));
  return { amount: { digits: Math.round(yuan * 10 ** scale), scale }, per: "mmol" };
}

/** The millimoles of the substance in a content of a product; undefined where they are not known. */
export function millimolesOf({ of, amount }: Content, facts: ProductFacts): number | undefined {
  if (of !== "mass" && of !== "volume") return undefined;
  const inOne = millimolesIn(of, facts);
  return inOne ? inUnits(of, amount) * inOne : undefined;
}

/** A content of picograms or picolitres in grams or millilitres. */
export const inUnits = (of: SoldBy, amount: bigint): number => Number(amount) / SMALLEST[of];

/** Millimoles in a gram or a millilitre of a product. */
function millimolesIn(
  of: SoldBy,
  { molarMass, density, strength = PURE }: ProductFacts,
): number | undefined {
  if (strength.kind === "molarity") {
    if (of === "volume") return strength.molPerLitre;
    return density && strength.molPerLitre / density;
  }
  const inGram = molarMass && (1000 * strength.share) / molarMass;
  return of === "mass" ? inGram : inGram && density && inGram * density;
}

/** How many times another formula has the dry substance of a formula: twice in 2CaSO4·H2O that of CaSO4. */
function unitsPerUnit(formula: string, other: string): number | undefined {
  const own = dryComposition(formula);
  const others = dryComposition(other);
  if (!own || own.size === 0 || own.size !== others?.size) return undefined;
  const ratios = [...own].map(([atom, count]) => (others.get(atom) ?? Number.NaN) / count);
  const [first = Number.NaN] = ratios;
  return ratios.every((ratio) => Math.abs(ratio - first) < CLOSE * first) ? first : undefined;
}

/** Undefined for an unknown count of waters too. */
const dryComposition = (formula: string): Composition | undefined =>
  compositionOf(formula) && (anhydrousComposition(formula) ?? compositionOf(formula));

import { parseDecimal } from "./decimal.ts";
import { parseNeed } from "./pack-need.ts";
import { packHolding } from "./pack-plan.ts";
import { type Content, contentOf, type Pack, type PackUnit } from "./pack.ts";
import { PURE, type Strength } from "./strength.ts";

/** What the mass and volume of a product follow from; each undefined where it is not known. */
export interface ProductFacts {
  /** In g/mol, of the product as it is sold: that of a hydrate has its water. */
  readonly molarMass: number | undefined;
  /** In g/mL. */
  readonly density: number | undefined;
  /** A product without a stated one counts as pure. */
  readonly strength: Strength | undefined;
}

/** How much of a product is needed, or why that is not known. */
export type AmountNeed =
  | {
      readonly kind: "need";
      readonly need: Pack;
      /** The facts by which it was converted; none for what was typed as it is sold. */
      readonly by: readonly (keyof ProductFacts)[];
    }
  /** Moles of a product whose molar mass, or density, is not known. */
  | { readonly kind: "unknown" }
  | { readonly kind: "unread" };

/** An amount of a product in grams or millilitres, and the facts from which it follows. */
interface Amount {
  readonly number: number | undefined;
  readonly by: readonly (keyof ProductFacts)[];
}

const MOLES = /^(\d+(?:\.\d+)?)([mμu]?)mol$/u;
const MOLE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/毫摩尔?$/u, "mmol"],
  [/微摩尔?$/u, "μmol"],
  [/摩尔?$/u, "mol"],
];
/** How many millimoles one of a unit is, by its prefix. */
const MILLIMOLES: Readonly<Record<string, number>> = { "": 1000, m: 1, μ: 0.001, u: 0.001 };

/** Contents are in picograms and picolitres: so many are a gram and a millilitre. */
const SMALLEST = { mass: 1e12, volume: 1e9 } as const;
/** A converted amount has so many digits, the last one rounded up. */
const DIGITS = 4;
/** What a calculation in binary numbers leaves behind the last digit does not round up. */
const NOISE = 1e-9;

/**
 * Reads how much of a product is needed: in the unit in which it is sold, in moles, and with a density in grams of what is sold by volume
 * and in millilitres of what is sold by mass. "12 g", "½ kg", "5 mmol", "0.25 mol"; a bare number is of the unit given.
 *
 * @param unit of a mass or a volume
 */
export function readAmountNeed(text: string, unit: PackUnit, facts: ProductFacts): AmountNeed {
  const kind = contentOf({ pieces: 1, amount: { digits: 1, scale: 0 }, unit }).of;
  const of = kind === "volume" ? "volume" : "mass";
  const mmol = parseMillimoles(text);
  if (mmol !== undefined) return needOf(of, amountOfMoles(mmol, of, facts)) ?? { kind: "unknown" };
  const typed = parseNeed(text, unit);
  if (!typed) return { kind: "unread" };
  const content = contentOf(typed);
  const other = content.of === of ? undefined : needOf(of, amountOfOther(content, facts));
  return other ?? { kind: "need", need: typed, by: [] };
}

/** Reads moles in millimoles: "5 mmol", "0.25 mol", "3 毫摩尔"; undefined for anything else. */
export function parseMillimoles(text: string): number | undefined {
  let plain = text.normalize("NFKC").replaceAll(/\s/gu, "");
  const word = MOLE_WORDS.find(([pattern]) => pattern.test(plain));
  if (word) plain = plain.replace(...word);
  const [, number = "", prefix = ""] = MOLES.exec(plain) ?? [];
  const typed = parseDecimal(number);
  const unit = MILLIMOLES[prefix];
  if (!typed || typed.digits === 0 || unit === undefined) return undefined;
  return (typed.digits / 10 ** typed.scale) * unit;
}

/** The product that has an amount of its substance. */
function amountOfMoles(
  mmol: number,
  of: "mass" | "volume",
  { molarMass, density, strength = PURE }: ProductFacts,
): Amount {
  if (strength.kind === "molarity") {
    const millilitres = mmol / strength.molPerLitre;
    return of === "volume"
      ? { number: millilitres, by: ["strength"] }
      : { number: density && millilitres * density, by: ["strength", "density"] };
  }
  const grams = molarMass && (mmol * molarMass) / strength.share / 1000;
  const by = strength === PURE ? (["molarMass"] as const) : (["molarMass", "strength"] as const);
  return of === "mass"
    ? { number: grams, by }
    : { number: grams && density && grams / density, by: [...by, "density"] };
}

/** A mass of what is sold by volume, or the other way round. */
function amountOfOther({ of, amount }: Content, { density }: ProductFacts): Amount | undefined {
  if (of !== "mass" && of !== "volume") return undefined;
  const typed = Number(amount) / SMALLEST[of];
  const number = density && (of === "mass" ? typed / density : typed * density);
  return { number, by: ["density"] };
}

/** Undefined where the amount is not known. */
function needOf(of: "mass" | "volume", found: Amount | undefined): AmountNeed | undefined {
  if (found?.number === undefined) return undefined;
  return { kind: "need", need: needHolding(of, found.number), by: found.by };
}

/**
 * The one container that would hold a calculated amount, of four digits, the last one rounded up.
 *
 * @param number of grams or millilitres, above 0
 */
export function needHolding(of: "mass" | "volume", number: number): Pack {
  const exact = number * SMALLEST[of];
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(exact)) - DIGITS + 1));
  const amount = Math.ceil(exact / step - NOISE) * step;
  return packHolding({ of, amount: BigInt(amount) });
}

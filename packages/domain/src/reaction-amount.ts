import { parseMillimoles, type ProductFacts } from "./amount-need.ts";
import { parseDecimal } from "./decimal.ts";
import { parseNeed } from "./pack-need.ts";
import { contentOf } from "./pack.ts";
import { PURE } from "./strength.ts";

/** The amount of a row of a reaction as it was typed: its own, or one that follows the limiting reagent. */
export type ReactionAmount =
  /** In mmol, g or mL. */
  | { readonly of: "moles" | "mass" | "volume"; readonly value: number }
  /** In moles per mole of the limiting reagent. */
  | { readonly of: "equivalents"; readonly value: number }
  /** In mL per mmol of the limiting reagent. */
  | { readonly of: "volume-per-mole"; readonly value: number }
  /** In mL per gram of the limiting reagent, as it is weighed. */
  | { readonly of: "volume-per-mass"; readonly value: number };

/** How much of a product a row takes; each undefined where a fact is missing from which it follows. */
export type RowAmounts = {
  /** Of the substance. */
  readonly mmol: number | undefined;
  /** Of the product, with what else is in it. */
  readonly grams: number | undefined;
  readonly millilitres: number | undefined;
};

export const UNKNOWN_AMOUNTS: RowAmounts = {
  mmol: undefined,
  grams: undefined,
  millilitres: undefined,
};

/** The largest number of an amount, in its unit. */
export const LARGEST_AMOUNT = 1e6;

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const EQUIVALENTS = new RegExp(
  `^${NUMBER}(?:eq|equiv|equivs|equivalents?|摩尔当量|当量)?\\.?$`,
  "iu",
);
const MOLE_PERCENT = new RegExp(`^${NUMBER}(?:mol[-.]?%|%mol|摩尔%|%)$`, "iu");
const MOLARITY = new RegExp(`^${NUMBER}(M|mM|mol/L|mmol/L)$`, "u");
const VOLUMES = new RegExp(`^${NUMBER}(?:vols?\\.?|volumes?|V|倍体积|体积)$`, "iu");
const PER = new RegExp(`^${NUMBER}(mL|L|μL|uL)(?:/|每|per)(mmol|mol|g|kg|mg)$`, "iu");

/** Millilitres of one of a unit. */
const MILLILITRES: Readonly<Record<string, number>> = { ml: 1, l: 1000, μl: 0.001, ul: 0.001 };
/** Millimoles, or grams, of one of a unit. */
const PARTS: Readonly<Record<string, number>> = { mmol: 1, mol: 1000, g: 1, kg: 1000, mg: 0.001 };
/** Contents are in picograms and picolitres: so many are a gram and a millilitre. */
const SMALLEST = { mass: 1e12, volume: 1e9 } as const;

/**
 * Reads the amount of a row (decisions, reaction amounts): "1.2 eq", "5 mol%", "10 mmol", "1.22 g", "20 mL", "5 mL/mmol", "10 mL/g", "10 V"
 * for ten volumes, "0.2 M" for a solvent in which the limiting reagent is of this concentration. A bare number is of equivalents. Undefined
 * for anything else, and for what is not above 0 or above a million of its unit.
 */
export function readReactionAmount(typed: string): ReactionAmount | undefined {
  const read = readAmount(typed.normalize("NFKC").replaceAll(/\s/gu, "").replaceAll("µ", "μ"));
  return read && read.value > 0 && read.value <= LARGEST_AMOUNT ? read : undefined;
}

function readAmount(text: string): ReactionAmount | undefined {
  const numberIn = (pattern: RegExp) => numberOf(pattern.exec(text)?.[1]);
  const equivalents = numberIn(EQUIVALENTS);
  if (equivalents !== undefined) return { of: "equivalents", value: equivalents };
  const percent = numberIn(MOLE_PERCENT);
  if (percent !== undefined) return { of: "equivalents", value: percent / 100 };
  const [, concentration, unit = ""] = MOLARITY.exec(text) ?? [];
  const molar = numberOf(concentration);
  if (molar !== undefined)
    return {
      of: "volume-per-mole",
      value: (/^m[Mm]/u.test(unit) && unit !== "mol/L" ? 1000 : 1) / molar,
    };
  const volumes = numberIn(VOLUMES);
  if (volumes !== undefined) return { of: "volume-per-mass", value: volumes };
  const [, number, of = "", per = ""] = PER.exec(text) ?? [];
  const ratio = numberOf(number);
  if (ratio !== undefined)
    return {
      of: per.toLowerCase().endsWith("mol") ? "volume-per-mole" : "volume-per-mass",
      value: (ratio * (MILLILITRES[of.toLowerCase()] ?? 0)) / (PARTS[per.toLowerCase()] ?? 1),
    };
  const mmol = parseMillimoles(text);
  if (mmol !== undefined) return { of: "moles", value: mmol };
  const pack = parseNeed(text, "g");
  const content = pack && contentOf(pack);
  if (content?.of !== "mass" && content?.of !== "volume") return undefined;
  return { of: content.of, value: Number(content.amount) / SMALLEST[content.of] };
}

/** Whether an amount does not follow the limiting reagent, so that the limiting reagent itself can have it. */
export function isOwnAmount({ of }: ReactionAmount): boolean {
  return of === "moles" || of === "mass" || of === "volume";
}

/**
 * The moles, mass and volume of a product for an amount (decisions, reaction amounts). A product without a stated strength counts as pure.
 *
 * @param limiting the amounts of the limiting reagent, which an amount in equivalents or volumes follows
 */
export function rowAmounts(
  amount: ReactionAmount,
  facts: ProductFacts,
  limiting: RowAmounts = UNKNOWN_AMOUNTS,
): RowAmounts {
  const times = (factor: number | undefined) =>
    factor === undefined ? undefined : amount.value * factor;
  switch (amount.of) {
    case "moles":
      return ofMoles(amount.value, facts);
    case "equivalents":
      return ofMoles(times(limiting.mmol), facts);
    case "mass":
      return ofMass(amount.value, facts);
    case "volume":
      return ofVolume(amount.value, facts);
    case "volume-per-mole":
      return ofVolume(times(limiting.mmol), facts);
    case "volume-per-mass":
      return ofVolume(times(limiting.grams), facts);
  }
}

function ofMoles(
  mmol: number | undefined,
  { molarMass, density, strength = PURE }: ProductFacts,
): RowAmounts {
  if (mmol === undefined) return UNKNOWN_AMOUNTS;
  if (strength.kind === "molarity") {
    // A mol in a litre is a mmol in a millilitre.
    const millilitres = mmol / strength.molPerLitre;
    return { mmol, grams: density && millilitres * density, millilitres };
  }
  const grams = molarMass && (mmol * molarMass) / strength.share / 1000;
  return { mmol, grams, millilitres: grams && density && grams / density };
}

function ofMass(grams: number, facts: ProductFacts): RowAmounts {
  const { molarMass, density, strength = PURE } = facts;
  const millilitres = density && grams / density;
  const mmol =
    strength.kind === "molarity"
      ? millilitres && millilitres * strength.molPerLitre
      : molarMass && (grams * strength.share * 1000) / molarMass;
  return { mmol, grams, millilitres };
}

function ofVolume(millilitres: number | undefined, facts: ProductFacts): RowAmounts {
  if (millilitres === undefined) return UNKNOWN_AMOUNTS;
  const { density, strength } = facts;
  const grams = density && millilitres * density;
  if (strength?.kind === "molarity")
    return { mmol: millilitres * strength.molPerLitre, grams, millilitres };
  return { mmol: grams && ofMass(grams, facts).mmol, grams, millilitres };
}

function numberOf(text: string | undefined): number | undefined {
  const read = text === undefined ? undefined : parseDecimal(text);
  return read && read.digits / 10 ** read.scale;
}

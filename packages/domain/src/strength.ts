/** How much of its substance a product has: a share of its mass from 0 to 1, or mol of the substance in a litre. */
export type Strength =
  | { readonly kind: "mass-share"; readonly share: number }
  | { readonly kind: "molarity"; readonly molPerLitre: number };

/** What a product without a stated purity counts as. */
export const PURE: Strength = { kind: "mass-share", share: 1 };

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const MOLARITY = new RegExp(
  String.raw`(?:^|[^\d.])${NUMBER}\s*(mol/L|mmol/L|mM|M)(?![A-Za-z])`,
  "u",
);
const MASS_IN_VOLUME = new RegExp(
  String.raw`(?:^|[^\d.])${NUMBER}\s*([mμµ]?g)/mL(?![A-Za-z])`,
  "u",
);
/**
 * A percentage at the beginning, or behind a comma: in brackets it is of a method, and before a word it is of something else ("10% Pd", "87–89%
 * hydrolysed").
 */
const SHARE = new RegExp(
  String.raw`(?:^|[,，]\s*)[≥>]?\s*${NUMBER}(?:\s*[-–~]\s*${NUMBER})?\s*%(?=$|\s*[,，(（]|水溶液|\s+in\s)`,
  "u",
);

/** Grams in a litre for one of a unit in a millilitre. */
const GRAMS_IN_LITRE: Readonly<Record<string, number>> = { g: 1000, mg: 1, μg: 0.001, µg: 0.001 };

/**
 * Reads the strength in a grade or specification: "≥98%", "36–38%, AR" (its middle), "1.0 mol/L，溶于四氢呋喃", "2.5 M in hexanes", "100 μg/mL in
 * methanol". Undefined where it has none.
 *
 * @param molarMass of the substance in g/mol, without which a mass in a volume is none
 */
export function strengthOf(
  specification: string,
  molarMass: number | undefined,
): Strength | undefined {
  const molarity = MOLARITY.exec(specification);
  if (molarity) {
    const [, number = "", unit = ""] = molarity;
    return {
      kind: "molarity",
      molPerLitre: Number(number) / (unit.startsWith("m") && unit !== "mol/L" ? 1000 : 1),
    };
  }
  const mass = MASS_IN_VOLUME.exec(specification);
  if (mass && molarMass) {
    const [, number = "", unit = ""] = mass;
    return {
      kind: "molarity",
      molPerLitre: (Number(number) * (GRAMS_IN_LITRE[unit] ?? 0)) / molarMass,
    };
  }
  const share = SHARE.exec(specification);
  if (!share) return undefined;
  const [, from = "", to = from] = share;
  const percent = (Number(from) + Number(to)) / 2;
  return percent > 0 && percent <= 100 ? { kind: "mass-share", share: percent / 100 } : undefined;
}

/** The density of a text such as "0.789 g/mL（20 °C）", in g/mL; undefined where it states none. */
export function densityOf(text: string): number | undefined {
  const [, number = ""] = /(?:^|[^\d.])(\d+(?:\.\d+)?)\s*(?:g\/mL|g\/cm(?:3|³))/iu.exec(text) ?? [];
  const density = Number(number);
  return density > 0 ? density : undefined;
}

import type { Content, Pack, PackUnit } from "./pack.ts";
import { contentOf, parsePack } from "./pack.ts";

/** Chinese units; those that end with a shorter one are before it. */
const UNIT_WORDS: readonly (readonly [RegExp, PackUnit])[] = [
  [/(?:千克|公斤)$/u, "kg"],
  [/毫克$/u, "mg"],
  [/微克$/u, "μg"],
  [/克$/u, "g"],
  [/毫升$/u, "mL"],
  [/微升$/u, "μL"],
  [/升$/u, "L"],
];

/** Whether a kind of content is a mass or a volume, so that packs can replace one another. */
export function isByAmount(of: Content["of"]): of is "mass" | "volume" {
  return of === "mass" || of === "volume";
}

/**
 * The unit of a need that is typed without one (issue 3, pack planner): the commonest of the packs that are sold by mass or
 * volume, the first of several. Undefined if there are none.
 */
export function unitOfNeed(packs: readonly Pack[]): PackUnit | undefined {
  const units = packs.filter((pack) => isByAmount(contentOf(pack).of)).map(({ unit }) => unit);
  const countOf = (unit: PackUnit) => units.filter((one) => one === unit).length;
  return [...units].sort((one, other) => countOf(other) - countOf(one))[0];
}

/** A fraction at the beginning, with a whole number before it or not: "½", "1½", "1 1/2". */
const FRACTION = /^(?:(\d{1,4})(?:\s+|(?=[¼½¾⅛])))?(?:(\d)\s*[/⁄]\s*([248])|([¼½¾⅛]))/u;
const FRACTIONS: Readonly<Record<string, number>> = {
  "¼": 1 / 4,
  "½": 1 / 2,
  "¾": 3 / 4,
  "⅛": 1 / 8,
};

/** Reads how much is needed: "12 g", "0.5kg", "½ kg", "1,000 mL", "１２ 克"; a bare number is of the unit given. */
export function parseNeed(text: string, unit: PackUnit): Pack | undefined {
  let plain = text
    .trim()
    .replace(FRACTION, (_, whole = "0", above: string, below: string, sign: string) =>
      String(Number(whole) + (FRACTIONS[sign] ?? Number(above) / Number(below))),
    )
    .normalize("NFKC")
    .replaceAll(/\s/gu, "");
  plain = plain.replace(/^\d{1,3}(?:,\d{3})+(?![\d,])/u, (grouped) => grouped.replaceAll(",", ""));
  const word = UNIT_WORDS.find(([pattern]) => pattern.test(plain));
  if (word) plain = plain.replace(...word);
  return parsePack(/^[\d.]+$/u.test(plain) ? `${plain}${unit}` : plain);
}

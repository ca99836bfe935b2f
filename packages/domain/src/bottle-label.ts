import * as v from "valibot";
import { optionalText } from "./form-text.ts";
import { contentOf, parsePack } from "./pack.ts";

/** How labels are printed: each alone for a bottle or a vial, on a sheet of A4 with 24 or 65, or as text for label printers. */
export const LABEL_FORMATS = ["bottle", "vial", "a4-24", "a4-65", "zpl"] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

/** How many labels are printed at once (rules, labels of bottles). */
export const MOST_LABELS = 200;

/** The greatest length of the owner's text on a label: a shelf, the day of opening. */
export const LONGEST_LABEL_NOTE = 60;

/** Labels of a bottle, as they are asked for. */
export const LabelOrder = v.object({
  format: v.picklist(LABEL_FORMATS),
  copies: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/u, "copies-invalid"),
    v.transform(Number),
    v.minValue(1, "copies-invalid"),
    v.maxValue(MOST_LABELS, "copies-invalid"),
  ),
  note: optionalText(LONGEST_LABEL_NOTE),
});

/** A label's size and the edge of its pictograms, in millimetres. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
  readonly pictogram: number;
}

/** Annex I of CLP, table 1.3: the least sizes by the capacity of the package, in litres at most. */
const CLP_SIZES: readonly (LabelSize & { readonly litres: number })[] = [
  { litres: 3, width: 74, height: 52, pictogram: 16 },
  { litres: 50, width: 105, height: 74, pictogram: 23 },
  { litres: 500, width: 148, height: 105, pictogram: 32 },
];
const LARGEST: LabelSize = { width: 210, height: 148, pictogram: 46 };

/** The pack of several whose label is the largest, so that labels of its size do for all; "" for none. */
export function largestLabelled(packs: readonly string[]): string {
  const [first = "", ...others] = packs;
  return others.reduce(
    (largest, pack) => (labelSize(pack).width > labelSize(largest).width ? pack : largest),
    first,
  );
}

const PICOLITRES = 1e12;
const PICOGRAMS_A_LITRE = 1e15;

/**
 * The size of the label of one container of a pack by annex I of CLP, table 1.3; a kilogram counts as a litre, and what is neither has
 * the smallest (rules, labels of bottles).
 *
 * @param pack - The text of a pack: "500mL", "4×2.5L".
 */
export function labelSize(pack: string): LabelSize {
  const { width, height, pictogram } =
    CLP_SIZES.find(({ litres }) => litresIn(pack) <= litres) ?? LARGEST;
  return { width, height, pictogram };
}

function litresIn(text: string): number {
  const pack = parsePack(text);
  if (!pack) return 0;
  const { of, amount } = contentOf({ ...pack, pieces: 1 });
  if (of === "volume") return Number(amount) / PICOLITRES;
  return of === "mass" ? Number(amount) / PICOGRAMS_A_LITRE : 0;
}

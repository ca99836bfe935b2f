import { shop } from "@reagent/api/contract/shop";
import { type LabelFormat, labelSize } from "@reagent/domain/bottle-label";
import { plainName } from "@reagent/domain/chemical-name";
import { hazardStatements, pictograms, SIGNAL_WORDS } from "@reagent/domain/ghs";
import { precautionsFor } from "@reagent/domain/precautions";
import { dayOf } from "../basics/day.ts";
import type { Language, LocalizedText } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import type { Bottle } from "../catalogue/bottles.ts";
import type { Label, LabelPage } from "../ports/documents/label.ts";
import { bottleAddress, type CodesIn } from "./bottle-codes.ts";

const words = {
  batch: { zh: "批号", en: "Batch" },
  retest: { zh: "复验", en: "Retest" },
} satisfies Record<string, LocalizedText>;

/** What the label of a bottle says (rules, labels of bottles). */
export function labelOf(
  { item, productCode, pack, batchCode, batch }: Bottle,
  { note, ...codesIn }: CodesIn & { readonly note: string },
): Label {
  const { language } = codesIn;
  const codes = JSON.parse(item.hazard_codes) as string[];
  const symbols = JSON.parse(item.ghs_pictograms) as string[];
  const signal = item.signal ?? "none";
  return {
    name: plainName(inLanguage(item, "name", language) || item.name_zh),
    facts: [
      joined(productCode, pack),
      `${words.batch[language]} ${batchCode}`,
      joined(item.cas ? `CAS ${item.cas}` : "", inLanguage(item, "specification", language)),
      batch ? `${words.retest[language]} ${dayOf(batch.retest_at)}` : "",
    ].filter((text) => text !== ""),
    note,
    pictograms: pictograms(symbols.join(";")),
    signal: signal === "none" ? "" : SIGNAL_WORDS[signal][language],
    hazards: hazardStatements(codes.join(";")).map(({ code, wording }) =>
      sentence(code, wording?.[language] ?? "", language),
    ),
    precautions: precautionsFor(codes).map(({ code, wording }) =>
      sentence(code, wording[language], language),
    ),
    supplier: joined(shop.company.name[language], shop.company.address[language], shop.hotlines[0]),
    address: bottleAddress({ productCode, batchCode }, codesIn),
  };
}

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("  ");

const sentence = (code: string, wording: string, language: Language): string =>
  wording === "" ? code : `${code} ${wording}${language === "zh" ? "。" : "."}`;

/** The page on which labels of a format are printed. */
export function labelPage(format: Exclude<LabelFormat, "zpl">, pack: string): LabelPage {
  if (format === "a4-24")
    return {
      ...A4,
      columns: 3,
      rows: 8,
      label: { width: 70, height: 37 },
      left: 0,
      top: 0.5,
      gap: 0,
      pictogram: 10,
      isFull: false,
    };
  if (format === "a4-65")
    return {
      ...A4,
      columns: 5,
      rows: 13,
      label: { width: 38.1, height: 21.2 },
      left: 4.75,
      top: 10.7,
      gap: 2.5,
      pictogram: 6,
      isFull: false,
    };
  const { pictogram, ...label } = format === "vial" ? VIAL : labelSize(pack);
  return {
    ...label,
    columns: 1,
    rows: 1,
    label,
    left: 0,
    top: 0,
    gap: 0,
    pictogram,
    isFull: format === "bottle",
  };
}

const A4 = { width: 210, height: 297 } as const;
const VIAL = { width: 50, height: 25, pictogram: 8 } as const;

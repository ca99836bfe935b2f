import { fen } from "@reagent/domain/money";
import { precursorMarks } from "@reagent/domain/precursor";
import type { ItemRow } from "../../contract/product.ts";
import type { LocalizedText } from "../../messages/message.ts";
import type { Language, SampleViewer } from "./language.ts";
import { type Substance, substances } from "./substances.ts";

/** A grade of a substance, which has one item code. */
export interface Grade {
  readonly substance: keyof typeof substances;
  readonly specification: LocalizedText;
  /** The lowest list price of its packs, in fen; null when all are on request or there are none. */
  readonly fromPrice: number | null;
  /** The pack with that price. */
  readonly fromPack?: string;
  readonly category?: ItemRow["category"];
  readonly isRare?: boolean;
  readonly hasPromotion?: boolean;
  readonly isFutures?: boolean;
  readonly isFavourite?: boolean;
}

const alike = (text: string): LocalizedText => ({ zh: text, en: text });

/** Every sampled item by its code; the first six substances are what a search for 苯甲醛 finds. */
export const grades = {
  B810527: {
    substance: "benzaldehyde",
    specification: { zh: "AR，98.5%", en: "AR, 98.5%" },
    fromPrice: 2800,
    fromPack: "5mL",
    hasPromotion: true,
    isFavourite: true,
  },
  B810528: {
    substance: "benzaldehyde",
    specification: { zh: "99.5%，再蒸馏", en: "99.5%, redistilled" },
    fromPrice: 6200,
    fromPack: "25mL",
  },
  B810529: {
    substance: "benzaldehyde",
    specification: { zh: "分析标准品，≥99.5%（GC）", en: "Analytical standard, ≥99.5% (GC)" },
    fromPrice: 18000,
    fromPack: "1mL",
    isRare: true,
  },
  B810530: {
    substance: "benzaldehyde",
    specification: { zh: "1000 µg/mL，溶于甲醇", en: "1000 µg/mL in methanol" },
    fromPrice: 14500,
    fromPack: "10×1mL",
  },
  S812046: {
    substance: "salicylaldehyde",
    specification: { zh: "≥98%，AR", en: "≥98%, AR" },
    fromPrice: 5800,
    fromPack: "25g",
    hasPromotion: true,
    category: "bulk",
  },
  S812047: {
    substance: "salicylaldehyde",
    specification: { zh: "分析标准品，≥99%（GC）", en: "Analytical standard, ≥99% (GC)" },
    fromPrice: 21000,
    fromPack: "1mL",
  },
  M809114: {
    substance: "anisaldehyde",
    specification: alike("≥98%"),
    fromPrice: 5800,
    fromPack: "25g",
  },
  M809115: {
    substance: "anisaldehyde",
    specification: { zh: "≥99.5%（GC）", en: "≥99.5% (GC)" },
    fromPrice: 12800,
    fromPack: "5g",
    isFutures: true,
  },
  P807402: { substance: "piperonal", specification: alike("≥99%"), fromPrice: null },
  V806733: {
    substance: "vanillin",
    specification: { zh: "≥99%，FCC", en: "≥99%, FCC" },
    fromPrice: 3900,
    fromPack: "100g",
  },
  V806734: {
    substance: "vanillin",
    specification: { zh: "分析标准品，≥99.5%（HPLC）", en: "Analytical standard, ≥99.5% (HPLC)" },
    fromPrice: 16800,
    fromPack: "100mg",
  },
  N811820: {
    substance: "nitrobenzaldehyde",
    specification: alike("≥98%"),
    fromPrice: 3500,
    fromPack: "25g",
  },
  E809056: {
    substance: "ethanol",
    specification: { zh: "AR，≥99.7%", en: "AR, ≥99.7%" },
    fromPrice: 2200,
    fromPack: "500mL",
    isFavourite: true,
  },
  D807731: {
    substance: "ether",
    specification: { zh: "AR，≥99.5%", en: "AR, ≥99.5%" },
    fromPrice: null,
  },
  A801119: {
    substance: "acetonitrile",
    specification: { zh: "HPLC，≥99.9%", en: "HPLC, ≥99.9%" },
    fromPrice: 8800,
    fromPack: "1L",
  },
  T818452: {
    substance: "tris",
    specification: { zh: "生物技术级，≥99.9%", en: "Biotechnology grade, ≥99.9%" },
    fromPrice: 4800,
    fromPack: "100g",
  },
  T819903: { substance: "triphenylphosphine", specification: alike("≥99%"), fromPrice: null },
  P816410: {
    substance: "nylonResin",
    specification: { zh: "60–100 目", en: "60–100 mesh" },
    fromPrice: 26800,
    fromPack: "500g",
    category: "special-brand",
  },
  B813377: {
    substance: "protectedDipeptide",
    specification: { zh: "≥97%（HPLC）", en: "≥97% (HPLC)" },
    fromPrice: 168000,
    fromPack: "1g",
  },
} as const satisfies Record<string, Grade>;

export type ItemCode = keyof typeof grades;
export const itemCodes = Object.keys(grades) as readonly ItemCode[];

export function isItemCode(code: string): code is ItemCode {
  return Object.hasOwn(grades, code);
}

/** The item's own number, which is not its code. */
export function itemIdOf(code: ItemCode): string {
  return String(40_001 + itemCodes.indexOf(code));
}

export function gradeOf(code: ItemCode): Grade {
  return grades[code];
}

export function substanceOf(code: ItemCode): Substance {
  return substances[grades[code].substance];
}

/** An item of a list: "S812046" is the salicylaldehyde with packs of every kind. A guest has no favourites. */
export function itemRow(
  code: ItemCode,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): ItemRow {
  const grade = gradeOf(code);
  const substance = substanceOf(code);
  return {
    itemId: itemIdOf(code),
    itemCode: code,
    chineseName: substance.name.zh,
    englishName: substance.name.en,
    chineseAlias: substance.alias.zh,
    englishAlias: substance.alias.en,
    specification: grade.specification[language],
    drawing: substance.drawing,
    formula: substance.formula,
    molecularWeight: substance.molecularWeight,
    casNumber: substance.casNumber,
    mdlNumber: substance.mdlNumber,
    storage: substance.storage[language],
    hazardNumber: substance.hazardNumber ?? "",
    isBiological: substance.isBiological ?? false,
    ...precursorMarks(substance.casNumber),
    isRare: grade.isRare ?? false,
    category: grade.category ?? "ordinary",
    safetyLevel: substance.isLowBoiling ? "low-boiling" : "ordinary",
    smiles: substance.smiles,
    isFavourite: viewer !== "guest" && (grade.isFavourite ?? false),
    fromPrice: grade.fromPrice === null ? null : fen(grade.fromPrice),
    fromPack: grade.fromPack ?? "",
    hasPromotion: grade.hasPromotion ?? false,
    isFutures: grade.isFutures ?? false,
  };
}

/** Rows for several pages: the sampled items repeated, each with its own code. */
export function manyItemRows(
  count: number,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly ItemRow[] {
  const rows = itemCodes.map((code) => itemRow(code, language, viewer));
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length] as ItemRow;
    const code = `${row.itemCode.slice(0, 1)}${820_001 + index}`;
    return index < rows.length ? row : { ...row, itemId: String(60_001 + index), itemCode: code };
  });
}

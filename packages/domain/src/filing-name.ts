import type { Wording } from "./statement.ts";

/** The goods that require a filing; a drug precursor whose class is not known is `drug`. */
export const FILING_GOODS = {
  hazardous: { zh: "危险化学品", en: "hazardous chemicals" },
  explosive: { zh: "易制爆危险化学品", en: "explosive precursors" },
  "drug-1": { zh: "易制毒化学品（第一类）", en: "drug precursors of class 1" },
  "drug-2": { zh: "易制毒化学品（第二类）", en: "drug precursors of class 2" },
  "drug-3": { zh: "易制毒化学品（第三类）", en: "drug precursors of class 3" },
  drug: { zh: "易制毒化学品", en: "drug precursors" },
} as const satisfies Record<string, Wording>;

export type FilingGoods = keyof typeof FILING_GOODS;

/** The name of a filing by the goods that require it: 危险化学品、易制爆危险化学品. */
export function filingName(goods: readonly FilingGoods[], language: keyof Wording): string {
  const names = goods.map((each) => FILING_GOODS[each][language]);
  if (language === "zh") return names.join("、");
  const name = names.join(", ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

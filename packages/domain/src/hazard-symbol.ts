import type { Wording } from "./statement.ts";

export type HazardSymbolCode = "E" | "O" | "F+" | "F" | "T+" | "T" | "C" | "Xn" | "Xi" | "N";

/** The hazard symbols of Annex II of Directive 67/548/EEC by their letters, with the indication of danger (storefront §2, safety pages). */
export const HAZARD_SYMBOLS: Readonly<Record<HazardSymbolCode, Wording>> = {
  E: { zh: "爆炸性", en: "Explosive" },
  O: { zh: "氧化性", en: "Oxidising" },
  "F+": { zh: "极易燃", en: "Extremely flammable" },
  F: { zh: "高度易燃", en: "Highly flammable" },
  "T+": { zh: "极毒", en: "Very toxic" },
  T: { zh: "有毒", en: "Toxic" },
  C: { zh: "腐蚀性", en: "Corrosive" },
  Xn: { zh: "有害", en: "Harmful" },
  Xi: { zh: "刺激性", en: "Irritant" },
  N: { zh: "危害环境", en: "Dangerous for the environment" },
};

import { labelOf } from "@reagent/domain/hazard-label";
import type { Item } from "../../contract/product.ts";
import type { Language } from "./language.ts";
import type { substances } from "./substances.ts";

/** The facts of a product's page that its row does not have. */
export type Details = Pick<
  Item,
  | "properties"
  | "meltingPoint"
  | "boilingPoint"
  | "density"
  | "application"
  | "refractiveIndex"
  | "opticalRotation"
  | "flashPoint"
  | "explosionLimits"
  | "appearance"
  | "particleSize"
  | "surfaceArea"
  | "description"
  | "pictograms"
  | "hazardStatements"
  | "hazardBasis"
  | "signalWord"
  | "unNumber"
  | "exposureLimits"
  | "acuteToxicity"
>;

const unknown: Details = {
  properties: "",
  meltingPoint: "",
  boilingPoint: "",
  density: "",
  application: "",
  refractiveIndex: "",
  opticalRotation: "",
  flashPoint: "",
  explosionLimits: "",
  appearance: "",
  particleSize: "",
  surfaceArea: "",
  description: "",
  pictograms: [],
  hazardStatements: [],
  hazardBasis: "unstated",
  signalWord: "none",
  unNumber: "",
  exposureLimits: "",
  acuteToxicity: "",
};

const salicylaldehyde: Partial<Details> = {
  meltingPoint: "1.5 °C",
  boilingPoint: "197 °C",
  density: "1.146 g/mL（20 °C）",
  refractiveIndex: "1.573",
  flashPoint: "76 °C",
  pictograms: ["GHS06", "GHS08", "GHS09"],
  hazardStatements: ["H302", "H311", "H315", "H319", "H341", "H411"],
  hazardBasis: "notified",
  signalWord: "danger",
  unNumber: "2810",
};

type ByLanguage = Readonly<Record<Language, Partial<Details>>>;

const benzaldehyde: Partial<Details> = {
  meltingPoint: "-26 °C",
  boilingPoint: "179 °C",
  density: "1.044 g/mL",
  refractiveIndex: "1.545",
  flashPoint: "63 °C",
  ...labelled("1990", ["H302", "H332", "H315", "H319", "H335"]),
};

const known: Partial<Record<keyof typeof substances, ByLanguage>> = {
  benzaldehyde: {
    zh: { ...benzaldehyde, appearance: "无色至淡黄色液体" },
    en: { ...benzaldehyde, appearance: "Colourless to pale yellow liquid" },
  },
  salicylaldehyde: {
    zh: {
      ...salicylaldehyde,
      appearance: "无色至淡黄色液体",
      properties:
        "无色至淡黄色油状液体，有苦杏仁气味。微溶于水，易溶于乙醇、乙醚和苯。遇三氯化铁显紫色；在空气中缓慢氧化，开封后请充氮保存。",
      application:
        "有机合成中间体，用于制备香豆素、席夫碱类配体与金属螯合剂；分析化学中用作测定杂醇油和锌的试剂。",
      opticalRotation: "无",
      explosionLimits: "1.4–8.1%（V/V）",
      particleSize: "不适用",
      surfaceArea: "不适用",
      description: "<p>每批附气相色谱报告。</p>",
    },
    en: {
      ...salicylaldehyde,
      density: "1.146 g/mL (20 °C)",
      appearance: "Colourless to pale yellow liquid",
      properties:
        "Colourless to pale yellow oil that smells of bitter almonds. Slightly soluble in water, freely in ethanol, diethyl ether and benzene. Turns violet with iron(III) chloride. Oxidises slowly in air: keep under nitrogen once opened.",
      application:
        "Intermediate for coumarins, Schiff base ligands and chelating agents; reagent for the determination of fusel oil and of zinc.",
      opticalRotation: "none",
      explosionLimits: "1.4–8.1% (V/V)",
      particleSize: "not applicable",
      surfaceArea: "not applicable",
      description: "<p>Each batch comes with its gas chromatogram.</p>",
    },
  },
  ethanol: {
    zh: {
      appearance: "无色透明液体",
      boilingPoint: "78.3 °C",
      density: "0.789 g/mL",
      flashPoint: "13 °C",
      ...labelled("1170", ["H225", "H319"]),
    },
    en: {
      appearance: "Clear colourless liquid",
      boilingPoint: "78.3 °C",
      density: "0.789 g/mL",
      flashPoint: "13 °C",
      ...labelled("1170", ["H225", "H319"]),
    },
  },
  ether: {
    zh: {
      appearance: "无色透明液体",
      boilingPoint: "34.6 °C",
      density: "0.713 g/mL",
      flashPoint: "-40 °C",
      exposureLimits: "PC-TWA 300 mg/m³；PC-STEL 500 mg/m³（GBZ 2.1-2019）",
      ...labelled("1155", ["H224", "H302", "H336", "EUH019", "EUH066"], "annex-vi"),
    },
    en: {
      appearance: "Clear colourless liquid",
      boilingPoint: "34.6 °C",
      density: "0.713 g/mL",
      flashPoint: "-40 °C",
      exposureLimits: "PC-TWA 300 mg/m³; PC-STEL 500 mg/m³ (GBZ 2.1-2019)",
      ...labelled("1155", ["H224", "H302", "H336", "EUH019", "EUH066"], "annex-vi"),
    },
  },
};

function labelled(
  unNumber: string,
  hazardStatements: string[],
  hazardBasis: Details["hazardBasis"] = "notified",
): Partial<Details> {
  const { signal, pictograms } = labelOf(hazardStatements);
  return {
    pictograms: [...pictograms],
    hazardStatements,
    hazardBasis,
    signalWord: signal,
    unNumber,
  };
}

export function details(of: keyof typeof substances, language: Language): Details {
  return { ...unknown, ...known[of]?.[language] };
}

import type { Wording } from "./statement.ts";

/** What a classification rests on, as labels and data sheets name it. */
const SOURCES = {
  "annex-vi": {
    zh: "欧盟 CLP 法规附件六的统一分类",
    en: "harmonised classification (CLP annex VI)",
  },
  notified: {
    zh: "企业向欧盟 C&L 目录通报的分类",
    en: "classification notified to the C&L Inventory",
  },
  supplier: { zh: "供应商的分类", en: "the supplier’s classification" },
  calculated: { zh: "由各组分的分类推算", en: "calculated from the components" },
} as const satisfies Record<string, Wording>;

/** Where a classification comes from. */
export type ClassificationSource = keyof typeof SOURCES | "unstated";

/**
 * What an owner states of goods beside their hazard statements: the source of these, or that the goods were assessed and no hazard class
 * applies. "unstated" says nothing.
 */
export type HazardBasis = ClassificationSource | "not-classified";

/** What is known of the hazards of goods. */
export type Classification =
  | { readonly kind: "classified"; readonly source: ClassificationSource }
  /** Assessed, and no hazard class applies. */
  | { readonly kind: "not-classified" }
  /** Nobody has said: the goods may be hazardous. */
  | { readonly kind: "unknown" };

/** The words by which a file states a basis, in lower case; "unstated" is an empty cell. */
const WORDS: ReadonlyMap<string, Exclude<HazardBasis, "unstated">> = new Map(
  (
    [
      ["annex-vi", ["annex-vi", "annex vi", "clp", "附件六", "统一分类"]],
      ["notified", ["notified", "c&l", "通报", "企业通报"]],
      ["supplier", ["supplier", "sds", "供应商"]],
      ["calculated", ["calculated", "推算", "计算"]],
      ["not-classified", ["not-classified", "not classified", "未分类", "不分类"]],
    ] as const
  ).flatMap(([basis, words]) => words.map((word) => [word, basis] as const)),
);

/** The basis that a text states in any case; undefined where it is none. */
export function hazardBasis(text: string): Exclude<HazardBasis, "unstated"> | undefined {
  return WORDS.get(text.trim().toLowerCase());
}

/**
 * What is known of the hazards of goods (rules, classification). Statements decide: goods that have some are classified, whatever the
 * basis says, and goods without any are only free of hazards where the basis says that they were assessed.
 *
 * @param codes - Hazard statements.
 * @param basis - What the owner states beside them.
 */
export function classificationOf(codes: readonly string[], basis: HazardBasis): Classification {
  if (codes.length > 0)
    return { kind: "classified", source: basis === "not-classified" ? "unstated" : basis };
  return { kind: basis === "not-classified" ? "not-classified" : "unknown" };
}

/** A classification in words. */
export function classificationWords(classification: Classification): Wording {
  if (classification.kind === "unknown")
    return {
      zh: "危险性未知：没有分类资料，请按危险化学品对待",
      en: "Hazards not known: there is no classification; handle it as hazardous",
    };
  if (classification.kind === "not-classified")
    return {
      zh: "已评估，不属于任何 GHS 危险类别",
      en: "Assessed: no GHS hazard class applies",
    };
  const { source } = classification;
  if (source === "unstated") return { zh: "依据未注明", en: "source not stated" };
  return SOURCES[source];
}

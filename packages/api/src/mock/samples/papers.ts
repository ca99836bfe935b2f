import { awardAnswer } from "../../contract/award-answer.ts";
import type { PaperAward, PaperRecord, PaperWinner } from "../../contract/paper-award.ts";
import { USUAL_AWARD } from "../../contract/usual-award.ts";
import type { Language } from "./language.ts";
import { now } from "./now.ts";

const DAY_MS = 86_400_000;

/** The usual award, which takes applications. */
export function paperAward(language: Language = "zh"): PaperAward {
  return awardAnswer(USUAL_AWARD, language, "open");
}

/** One application in each state, the newest first. */
export const paperRecords: readonly PaperRecord[] = [
  {
    id: "p3",
    title: "Stability of thin-film coatings",
    journal: "Demonstration Letters",
    appliedAt: now - DAY_MS,
    state: "pending",
    refusal: "",
  },
  {
    id: "p2",
    title: "Greener routes to ionic liquids",
    journal: "Example Chemistry",
    appliedAt: now - 20 * DAY_MS,
    state: "accepted",
    refusal: "",
  },
  {
    id: "p1",
    title: "Structure and properties of hydrogels",
    journal: "Example Materials",
    appliedAt: now - 40 * DAY_MS,
    state: "refused",
    refusal: "论文中未提及本品牌试剂。",
  },
];

const row = (
  id: number,
  { year, award, month = 0 }: Pick<PaperWinner, "year" | "award"> & { readonly month?: number },
  language: Language,
): PaperWinner => ({
  id: String(id),
  year,
  award,
  month,
  name: language === "zh" ? "陈知砚" : "Chen Zhiyan",
  company: language === "zh" ? "示例大学化学学院" : "School of Chemistry, Example University",
  title:
    language === "zh"
      ? `水凝胶的结构与性能（${id}）`
      : `Structure and properties of hydrogels (${id})`,
  impactFactor: 20 - id,
});

/** Some winners of each year. */
export const paperWinners = (language: Language): PaperWinner[] => [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((month) =>
    row(month, { year: 2025, award: "pilot", month }, language),
  ),
  row(9, { year: 2024, award: "elite" }, language),
  row(10, { year: 2024, award: "extraordinary" }, language),
  row(11, { year: 2024, award: "rising" }, language),
  row(12, { year: 2024, award: "achievement" }, language),
];

import { awardIn, type PaperAward as Award } from "@reagent/domain/award";
import type { PaperAward } from "./paper-award.ts";

/** The answer of `readAward`, in a language. */
export function awardAnswer(
  award: Award,
  language: "zh" | "en",
  applications: PaperAward["applications"],
): PaperAward {
  const { months, applications: days, ...texts } = awardIn(award, language);
  return {
    ...texts,
    firstMonth: months.first,
    lastMonth: months.last,
    opensOn: days.from,
    closesOn: days.until,
    applications,
  };
}

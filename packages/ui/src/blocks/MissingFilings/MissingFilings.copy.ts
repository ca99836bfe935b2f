import type { RequiredFiling } from "@reagent/api/contract/filing";
import type { FilingState } from "@reagent/domain/filing";
import { filingName } from "@reagent/domain/filing-name";
import { defineCopy } from "../../language/define-copy.ts";
import type { Language } from "../../language/language.tsx";

export const copy = defineCopy({
  zh: {
    label: "所需备案",
    lacking: "管制商品的备案尚未通过，通过前不能下单：",
    lackingLicence: "剧毒化学品的购买许可证尚未备案，备案前不能下单：",
    /** The same in one line. */
    noFilings: (count: number) => `${count} 项备案未通过，通过前不能下单`,
    noLicence: "缺少剧毒许可证，补充前不能下单",
    and: "；",
    states: {
      none: "未备案",
      pending: "审核中，通过后即可下单",
      accepted: "已通过",
      refused: "未通过审核",
    } satisfies Record<FilingState, string>,
    reason: (reason: string) => `：${reason}`,
    pending: "审核中",
    /** What is said of the licence for highly toxic chemicals, where it is missing. */
    licence: {
      none: "，须附剧毒化学品购买许可证",
      pending: "，缺少剧毒化学品购买许可证，请联系客服补充",
      accepted: "，缺少剧毒化学品购买许可证，请联系客服补充",
      refused: "（重新提交时须附剧毒化学品购买许可证）",
    } satisfies Record<FilingState, string>,
    links: {
      none: "去备案",
      pending: "查看备案",
      accepted: "查看备案",
      refused: "重新提交",
    } satisfies Record<FilingState, string>,
    linkOf: (link: string, name: string) => `${link}：${name}`,
  },
  en: {
    label: "Required filings",
    lacking: "Regulated products cannot be ordered before these filings are accepted:",
    lackingLicence: "Highly toxic chemicals cannot be ordered before their licence is filed:",
    noFilings: (count) =>
      count === 1
        ? "A filing is missing: not orderable yet"
        : `${count} filings are missing: not orderable yet`,
    noLicence: "A licence is missing: not orderable yet",
    and: "; ",
    states: {
      none: "not filed",
      pending: "being reviewed; you can order once it is accepted",
      accepted: "accepted",
      refused: "refused",
    },
    reason: (reason) => `: ${reason}`,
    pending: "being reviewed",
    licence: {
      none: "; the licence to buy highly toxic chemicals has to be in it",
      pending:
        ", without the licence to buy highly toxic chemicals. Please ask our service how to add it",
      accepted:
        ", without the licence to buy highly toxic chemicals. Please ask our service how to add it",
      refused: " (submit it again with the licence to buy highly toxic chemicals)",
    },
    links: {
      none: "File it",
      pending: "See it",
      accepted: "See it",
      refused: "Submit it again",
    },
    linkOf: (link, name) => `${link}: ${name}`,
  },
});

type Words = (typeof copy)["zh"];
type Decided = Pick<RequiredFiling, "state" | "refusal" | "poisonLicence">;

/** What became of a filing, and what it lacks. */
export function filingWords(words: Words, { state, refusal, poisonLicence }: Decided): string {
  const isLicenceMissing = poisonLicence === "missing";
  const told = isLicenceMissing && state === "pending" ? words.pending : words.states[state];
  const reason = refusal === "" ? "" : words.reason(refusal);
  return told + reason + (isLicenceMissing ? words.licence[state] : "");
}

/** The filings that a row lacks, each named by its goods. */
export function filingsReason(filings: readonly RequiredFiling[], language: Language): string {
  const words = copy[language];
  return filings
    .map((filing) => `${filingName(filing.goods, language)} ${filingWords(words, filing)}`)
    .join(words.and);
}

/** What stands above filings that prevent an order. */
export function lackingWords(words: Words, filings: readonly Decided[]): string {
  return filings.every(({ state }) => state === "accepted") ? words.lackingLicence : words.lacking;
}

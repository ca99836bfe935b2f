import { analysisVerdict, resultMeets } from "@reagent/domain/analysis";
import type { AnalysisVerdict, Meets } from "@reagent/domain/analysis";
import { dayOf } from "../basics/day.ts";
import type { LocalizedText } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import type { KnownBatch } from "../catalogue/bottles.ts";
import type { AnalysisResult } from "../catalogue/catalogue.ts";
import type { Sheet } from "../ports/documents/sheet.ts";
import { bottleCodes, type CodesIn } from "./bottle-codes.ts";
import { substanceFacts } from "./identity.ts";
import type { ItemRow } from "./item-row.ts";
import { documentWords as words, factsOf, framed } from "./words.ts";

const certificateWords = {
  title: { zh: "质检报告（CoA）", en: "Certificate of Analysis" },
  batch: { zh: "批号", en: "Batch" },
  produced: { zh: "生产日期", en: "Produced" },
  retest: { zh: "复验日期", en: "Retest date" },
  results: { zh: "检验结果", en: "Results" },
  result: { zh: "结果", en: "Result" },
  verdict: { zh: "判定", en: "Verdict" },
} satisfies Record<string, LocalizedText>;

/** In a booklet, which cannot hold the maker's own certificate. */
const makersOwn: LocalizedText = {
  zh: "本批的质检报告为厂家出具的文件，可在产品页按批号下载。",
  en: "The certificate of this batch is the maker's own document. Download it by its batch number on the product page.",
};

const conclusions: Readonly<Record<AnalysisVerdict, LocalizedText>> = {
  conforms: { zh: "结论：符合标准。", en: "Conclusion: conforms to the requirements." },
  fails: {
    zh: "结论：不符合标准，本批产品不得放行。",
    en: "Conclusion: does not conform to the requirements. The batch is not released.",
  },
  undecided: {
    zh: "结论：部分结果无法与标准比较，本报告不作符合性结论。",
    en: "Conclusion: some results cannot be compared with their requirements. No statement of conformity is made.",
  },
  "no-results": {
    zh: "结论：本批无检验结果，本报告不作符合性结论。",
    en: "Conclusion: no results are recorded. No statement of conformity is made.",
  },
};

/** Whether a result meets its requirement: one that fails it in one language fails; what only one language states counts. */
export function meets({ requirement, result }: AnalysisResult): Meets {
  const verdicts = [resultMeets(requirement.zh, result.zh), resultMeets(requirement.en, result.en)];
  return verdicts.includes(false) ? false : verdicts.includes(true) || undefined;
}

function verdictWords(verdict: Meets): LocalizedText {
  if (verdict === undefined) return { zh: "无法判定", en: "Not decided" };
  return verdict ? { zh: "符合", en: "Conforms" } : { zh: "不符合", en: "Does not conform" };
}

/** The certificate of analysis of a batch; it states conformity only where the results show it (decisions, certificate of analysis). */
export function certificateOf(
  { item, batch, productCode }: { item: ItemRow; batch: KnownBatch; productCode: string },
  codesIn: CodesIn,
): Sheet {
  const { language } = codesIn;
  const results = JSON.parse(batch.results) as readonly AnalysisResult[];
  const columns = [
    words.test,
    words.requirement,
    certificateWords.result,
    certificateWords.verdict,
  ];
  const verdicts = results.map(meets);
  return framed(language, certificateWords.title, [
    {
      kind: "facts",
      facts: factsOf(language, [
        [words.name, inLanguage(item, "name", language)],
        [words.otherName, language === "zh" ? item.name_en : item.name_zh],
        [words.productCode, productCode],
        [certificateWords.batch, batch.code],
        [words.grade, inLanguage(item, "specification", language)],
        ...substanceFacts(item, language),
        [certificateWords.produced, dayOf(batch.produced_at)],
        [certificateWords.retest, dayOf(batch.retest_at)],
        [words.storage, inLanguage(item, "storage", language)],
      ]),
    },
    ...(results.length > 0
      ? ([
          { kind: "heading", text: certificateWords.results[language] },
          {
            kind: "table",
            columns: columns.map((each) => each[language]),
            rows: results.map((row, at) => [
              row.test[language],
              row.requirement[language],
              row.result[language],
              verdictWords(verdicts[at])[language],
            ]),
          },
        ] as const)
      : []),
    {
      kind: "paragraph",
      text: (batch.certificate === null ? conclusions[analysisVerdict(verdicts)] : makersOwn)[
        language
      ],
    },
    ...bottleCodes([{ productCode, batchCode: batch.code }], codesIn),
  ]);
}

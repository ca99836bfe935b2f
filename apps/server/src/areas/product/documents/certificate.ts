import type { Selectable } from "kysely";
import type { Schema } from "../../../database/schema.ts";
import { dayOf } from "../../../http/day.ts";
import type { Language, Words } from "../../../http/language.ts";
import { inLanguage } from "../../../http/language.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";
import type { ItemRow } from "./item-row.ts";
import { documentWords as words, factsOf, framed } from "./words.ts";

/** A stored line of a batch's analysis. */
interface Result {
  readonly test: Words;
  readonly requirement: Words;
  readonly result: Words;
}

const certificateWords = {
  title: { zh: "质检报告（CoA）", en: "Certificate of Analysis" },
  batch: { zh: "批号", en: "Batch" },
  produced: { zh: "生产日期", en: "Produced" },
  retest: { zh: "复验日期", en: "Retest date" },
  results: { zh: "检验结果", en: "Results" },
  test: { zh: "项目", en: "Test" },
  requirement: { zh: "标准", en: "Requirement" },
  result: { zh: "结果", en: "Result" },
  verdict: { zh: "结论：符合标准。", en: "Conclusion: conforms to the requirements." },
} satisfies Record<string, Words>;

/** The certificate of analysis of a batch. */
export function certificateOf(
  {
    item,
    batch,
    productCode,
  }: { item: ItemRow; batch: Selectable<Schema["batches"]>; productCode: string },
  language: Language,
): Sheet {
  const results = JSON.parse(batch.results) as readonly Result[];
  const { test, requirement, result } = certificateWords;
  return framed(language, certificateWords.title, [
    {
      kind: "facts",
      facts: factsOf(language, [
        [words.name, inLanguage(item, "name", language)],
        [words.otherName, language === "zh" ? item.name_en : item.name_zh],
        [words.productCode, productCode],
        [certificateWords.batch, batch.code],
        [words.grade, inLanguage(item, "specification", language)],
        [words.cas, item.cas],
        [words.formula, item.formula === null ? null : { formula: item.formula }],
        [words.molecularWeight, item.molecular_weight],
        [certificateWords.produced, dayOf(batch.produced_at)],
        [certificateWords.retest, dayOf(batch.retest_at)],
        [words.storage, inLanguage(item, "storage", language)],
      ]),
    },
    { kind: "heading", text: certificateWords.results[language] },
    {
      kind: "table",
      columns: [test[language], requirement[language], result[language]],
      rows: results.map((row) => [
        row.test[language],
        row.requirement[language],
        row.result[language],
      ]),
    },
    { kind: "paragraph", text: certificateWords.verdict[language] },
  ]);
}

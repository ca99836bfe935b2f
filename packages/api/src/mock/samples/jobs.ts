import type { Job, JobRow } from "../../contract/job.ts";
import type { LocalizedText } from "../../messages/message.ts";
import type { Language } from "./language.ts";

const TITLES: readonly LocalizedText[] = [
  { zh: "分析化学工程师", en: "Analytical chemist" },
  { zh: "危险化学品仓管员", en: "Warehouse keeper for hazardous goods" },
  { zh: "技术支持", en: "Technical support" },
  { zh: "有机合成研究员", en: "Synthetic chemist" },
];
const JOBS = 12;

/** Twelve open jobs, newest first; every other one has a last day. */
export function jobRows(language: Language = "zh"): readonly [JobRow, ...JobRow[]] {
  const rows = Array.from({ length: JOBS }, (_, at): JobRow => {
    const title = TITLES[at % TITLES.length] as LocalizedText;
    return {
      id: String(701 + at),
      title: title[language],
      summary: {
        zh: "负责检验、记录与放行，能独立使用液相与气相色谱。",
        en: "Tests, records and releases batches; works with HPLC and GC.",
      }[language],
      place: { zh: "上海", en: "Shanghai" }[language],
      team: { zh: "质量控制部", en: "Quality control" }[language],
      postedOn: `2026-11-${String(20 - at).padStart(2, "0")}`,
      until: at % 2 === 0 ? "2027-01-31" : "",
    };
  });
  return rows as [JobRow, ...JobRow[]];
}

/** An open job; undefined where there is none. */
export function jobOf(id: string, language: Language = "zh"): Job | undefined {
  const row = jobRows(language).find((each) => each.id === id);
  return row && { ...row, content: CONTENT[language] };
}

const CONTENT: LocalizedText = {
  zh: "<h2>工作内容</h2><ul><li>按标准方法检验每一批产品。</li><li>维护色谱仪，记录系统适用性。</li></ul><h2>我们希望</h2><p>化学或相关专业，两年以上实验室经验。</p>",
  en: "<h2>The work</h2><ul><li>Test every batch by its method.</li><li>Look after the chromatographs.</li></ul><h2>You bring</h2><p>A degree in chemistry and two years in a laboratory.</p>",
};

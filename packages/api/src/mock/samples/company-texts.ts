import type { LocalizedText } from "../../messages/message.ts";
import type { Written } from "./article-texts.ts";

const TOPICS: readonly LocalizedText[] = [
  { zh: "萃取与相平衡组", en: "Extraction and phase equilibria" },
  { zh: "手性拆分组", en: "Chiral separation" },
  { zh: "标准物质组", en: "Reference materials" },
  { zh: "缓冲体系组", en: "Buffer systems" },
  { zh: "无水溶剂组", en: "Anhydrous solvents" },
  { zh: "荧光探针组", en: "Fluorescent probes" },
];
const SUMMARY: LocalizedText = {
  zh: "负责方法开发与放行检验，每批结果写入质检报告。",
  en: "Develops methods and tests batches; the results stand in every certificate.",
};
const WORKS: readonly LocalizedText[] = [
  { zh: "为实验室义务检查试剂柜", en: "A day of cabinet checks for neighbouring laboratories" },
  { zh: "仓储班组安全竞赛", en: "The warehouse teams compete in safety" },
  { zh: "旧瓶回收周", en: "A week of collecting empty bottles" },
];

/** 24 chemists: more than a page. */
export const chemists: readonly Written[] = Array.from({ length: 24 }, (_, at) => {
  const topic = TOPICS[at % TOPICS.length] as LocalizedText;
  const group = Math.floor(at / TOPICS.length) + 1;
  return { subject: { zh: `${topic.zh} ${group}`, en: `${topic.en} ${group}` }, summary: SUMMARY };
});

export const departments: readonly Written[] = [
  {
    subject: { zh: "质量控制部", en: "Quality control" },
    summary: { zh: "检验与放行每一批产品。", en: "Tests and releases every batch." },
  },
  {
    subject: { zh: "合成研发部", en: "Synthesis" },
    summary: { zh: "路线设计与放大。", en: "Designs routes and scales them up." },
  },
  {
    subject: { zh: "仓储与配送部", en: "Warehouse and delivery" },
    summary: {
      zh: "按贮存条件分区存放与发货。",
      en: "Stores and sends goods by their conditions.",
    },
  },
];

/** Fifteen reports of the party branch: more than a page. */
export const partyNews: readonly Written[] = Array.from({ length: 15 }, (_, at) => {
  const work = WORKS[at % WORKS.length] as LocalizedText;
  const turn = Math.floor(at / WORKS.length) + 1;
  return {
    subject: { zh: `${work.zh}（${turn}）`, en: `${work.en} (${turn})` },
    summary: {
      zh: "支部党员利用周末参加，活动记录已归档。",
      en: "Members of the branch took part at the weekend.",
    },
  };
});

import { HOME_PRODUCT_LINES } from "@reagent/domain/page-size";
import type { ArticleRow, HomeInfo } from "../../contract/home.ts";
import type { Language, Words } from "./language.ts";
import { glassware, lattice, rack } from "./pictures.ts";
import { productLines } from "./product-lines.ts";

interface Teaser {
  readonly subject: Words;
  readonly note: Words;
}

const banners = [
  {
    note: { zh: "配体与催化剂　11 月 30 日前", en: "Ligands and catalysts · until 30 November" },
    subject: {
      zh: "膦配体现货，下单次日到实验台",
      en: "Phosphine ligands in stock, on your bench the next day",
    },
    action: { zh: "查看 86 种膦配体", en: "See 86 phosphine ligands" },
    link: "/category/10121",
    drawing: lattice,
  },
  {
    note: { zh: "高纯溶剂", en: "High-purity solvents" },
    subject: {
      zh: "HPLC 级乙腈，每批附梯度洗脱图",
      en: "HPLC acetonitrile, each batch with its gradient run",
    },
    action: { zh: "查看产品", en: "See the product" },
    link: "/products/A801119",
    drawing: glassware,
  },
  {
    note: { zh: "分析标准品", en: "Analytical standards" },
    subject: { zh: "每一支都可溯源", en: "Every ampoule traceable" },
    action: { zh: "查看标准品", en: "See the standards" },
    link: "/productline/6",
    drawing: rack,
  },
];

const activities: readonly Teaser[] = [
  {
    subject: { zh: "分析标准品满 800 减 100", en: "Analytical standards: 100 off 800" },
    note: { zh: "11 月 1 日—30 日", en: "1–30 November" },
  },
  {
    subject: {
      zh: "年底前，把麦粒换成礼物",
      en: "Turn your points into gifts before the year ends",
    },
    note: { zh: "麦粒果园", en: "The orchard" },
  },
  {
    subject: {
      zh: "用我们的试剂发论文，申请奖金",
      en: "Published with our reagents? Apply for the award",
    },
    note: { zh: "论文奖励", en: "Paper award" },
  },
];

const top: readonly Words[] = [
  {
    zh: "无水溶剂怎么选：分子筛、活化与含水量",
    en: "Choosing dry solvents: sieves, activation, water content",
  },
  { zh: "格氏反应为什么不引发", en: "Why a Grignard reaction will not start" },
  { zh: "硅胶柱层析的二十个细节", en: "Twenty details of silica gel chromatography" },
];

const news: readonly Words[] = [
  {
    zh: "华北仓库启用，北京、天津次日送达",
    en: "North China warehouse opens: next day to Beijing and Tianjin",
  },
  { zh: "新增 1,200 种杂环砌块", en: "1,200 heterocyclic building blocks added" },
  { zh: "质检中心通过实验室认可复评审", en: "Quality centre accredited again" },
  { zh: "关于调整部分产品包装的说明", en: "Changes to the packs of some products" },
];

const articles: readonly Words[] = [
  {
    zh: "席夫碱配体的合成与表征：以 Salen 为例",
    en: "Schiff base ligands: synthesis and characterisation",
  },
  {
    zh: "醛类试剂的氧化与贮存：十个常见问题",
    en: "Oxidation and storage of aldehydes: ten questions",
  },
  { zh: "偶联反应中残余钯的去除", en: "Removing residual palladium after coupling" },
  { zh: "如何读懂一份质检报告", en: "How to read a certificate of analysis" },
];

const chemlife: readonly Words[] = [
  { zh: "香草的香气从哪里来", en: "Where vanilla gets its scent" },
  { zh: "苦杏仁与苯甲醛", en: "Bitter almonds and benzaldehyde" },
  { zh: "为什么酒精要稀释到 75%", en: "Why alcohol is diluted to 75%" },
  { zh: "指示剂变色的瞬间", en: "The instant an indicator turns" },
];

const notice = {
  subject: {
    zh: "关于危险化学品配送时间调整的通知",
    en: "Delivery days for hazardous chemicals change",
  },
  content: {
    zh: "<p>5 月 25 日起，华北地区危险化学品改为每周二、周五集中配送，请合理安排订购时间。低沸点与冷链产品的发货安排不变，仍为每日 15:00 前截单。</p>",
    en: "<p>From 25 May hazardous chemicals are delivered in North China on Tuesdays and Fridays. Low-boiling and chilled products leave daily as before, for orders before 15:00.</p>",
  },
};

function rows(
  subjects: readonly Words[],
  firstId: number,
  language: Language,
): readonly ArticleRow[] {
  return subjects.map((subject, index) => ({
    id: String(firstId + index),
    subject: subject[language],
    day: `2026-05-${String(18 - index * 4).padStart(2, "0")}`,
  }));
}

/** The home page with everything on it. */
export function homeInfo(language: Language = "zh"): HomeInfo {
  const drawings = [rack, glassware, lattice];
  return {
    banners: banners.map(({ subject, note, action, link, drawing }, index) => ({
      id: String(301 + index),
      link,
      subject: subject[language],
      note: note[language],
      action: action[language],
      drawing,
    })),
    activities: {
      rows: activities.map(({ subject, note }, index) => ({
        id: String(501 + index),
        subject: subject[language],
        note: note[language],
        link: `/activity/detail/${501 + index}`,
        drawing: drawings[index] ?? "",
      })),
    },
    top: { rows: rows(top, 2001, language) },
    news: { rows: rows(news, 1001, language) },
    articles: { rows: rows(articles, 2101, language) },
    chemlife: { rows: rows(chemlife, 3001, language) },
    noticeBoard: { subject: notice.subject[language], content: notice.content[language] },
    productLines: { rows: productLines(language).slice(0, HOME_PRODUCT_LINES) },
  };
}

/** Activity banners that stand beside lists. */
export function sideActivities(language: Language = "zh") {
  return {
    activities: activities.slice(0, 2).map(({ subject }, index) => ({
      id: String(501 + index),
      subject: subject[language],
      drawing: index === 0 ? rack : glassware,
    })),
  };
}

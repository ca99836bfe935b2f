import { HOME_PRODUCT_LINES } from "@reagent/domain/page-size";
import type { HomeInfo, Side } from "../../contract/home.ts";
import type { LocalizedText } from "../../messages/message.ts";
import { contentRows } from "./articles.ts";
import type { Language, SampleViewer } from "./language.ts";
import { glassware, rack } from "./pictures.ts";
import { productLines } from "./product-lines.ts";
import { structures } from "./structures.ts";

const banners = [
  {
    note: { zh: "配体与催化剂　11 月 30 日前", en: "Ligands and catalysts · until 30 November" },
    subject: {
      zh: "膦配体现货，下单次日到实验台",
      en: "Phosphine ligands in stock, on your bench the next day",
    },
    action: { zh: "查看 86 种膦配体", en: "See 86 phosphine ligands" },
    link: "/category/10121",
    drawing: structures.bisphosphine,
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

const top: readonly LocalizedText[] = [
  {
    zh: "无水溶剂怎么选：分子筛、活化与含水量",
    en: "Choosing dry solvents: sieves, activation, water content",
  },
  { zh: "格氏反应为什么不引发", en: "Why a Grignard reaction will not start" },
  { zh: "硅胶柱层析的二十个细节", en: "Twenty details of silica gel chromatography" },
];

const notice = {
  subject: {
    zh: "关于危险化学品配送时间调整的通知",
    en: "Delivery days for hazardous chemicals change",
  },
  content: {
    zh: "<p>11 月 25 日起，华北地区危险化学品改为每周二、周五集中配送，请合理安排订购时间。低沸点与冷链产品的发货安排不变，仍为每日 15:00 前截单。</p>",
    en: "<p>From 25 November hazardous chemicals are delivered in North China on Tuesdays and Fridays. Low-boiling and chilled products leave daily as before, for orders before 15:00.</p>",
  },
};

/** The length of each list of the home page. */
const ROWS = 6;
const ACTIVITIES = 3;

/** The home page with everything on it. */
export function homeInfo(language: Language = "zh"): HomeInfo {
  const newest = (type: "news" | "article" | "chemlife") => ({
    rows: contentRows(type, language)
      .slice(0, ROWS)
      .map(({ id, subject, shownOn }) => ({ id, subject, day: shownOn })),
  });
  return {
    banners: banners.map(({ subject, note, action, link, drawing }, index) => ({
      id: String(301 + index),
      link,
      subject: subject[language],
      note: note[language],
      action: action[language],
      drawing,
      alt: "",
    })),
    activities: {
      rows: contentRows("activity", language)
        .slice(0, ACTIVITIES)
        .map(({ id, subject, summary, drawing }) => ({
          id,
          subject,
          note: summary,
          link: `/activity/detail/${id}`,
          drawing,
        })),
    },
    top: {
      rows: top.map((subject, index) => ({
        id: String(2001 + index),
        type: "article",
        subject: subject[language],
        day: `2026-11-${String(18 - index * 4).padStart(2, "0")}`,
      })),
    },
    news: newest("news"),
    articles: newest("article"),
    chemlife: newest("chemlife"),
    noticeBoard: { subject: notice.subject[language], content: notice.content[language] },
    productLines: { rows: productLines(language).slice(0, HOME_PRODUCT_LINES) },
  };
}

/** The side column; a customer has every page of the account area. */
export function side(language: Language = "zh", viewer: SampleViewer = "customer"): Side {
  return {
    activities: contentRows("activity", language)
      .slice(0, 2)
      .map(({ id, subject, drawing }) => ({ id, subject, drawing })),
    accountPeriod: viewer === "guest" ? "without-credit" : "with-credit",
    canDownloadProducts: viewer !== "guest",
  };
}

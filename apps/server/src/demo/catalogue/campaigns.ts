import type { Banner, Notice, Words } from "../../catalogue/catalogue.ts";
import { daysBefore } from "./dates.ts";
import { structurePicture } from "./tree.ts";

/** The texts and the link of a banner, and the CAS number of its drawn structure. */
interface Campaign {
  readonly cas: string;
  readonly note: Words;
  readonly subject: Words;
  readonly action: Words;
  /** A page that reads well in both languages. */
  readonly link: string;
}

const BANNERS: readonly Campaign[] = [
  {
    cas: "6737-42-4",
    note: { zh: "配体与催化剂", en: "Ligands and catalysts" },
    subject: {
      zh: "膦配体现货，下单次日到实验台",
      en: "Phosphine ligands in stock, on your bench the next day",
    },
    action: { zh: "查看配体", en: "See the ligands" },
    link: "/category/411",
  },
  {
    cas: "1162-65-8",
    note: { zh: "分析标准品", en: "Analytical standards" },
    subject: {
      zh: "每一批标准品，都有含量与方法",
      en: "Every batch of a standard states its assay and method",
    },
    action: { zh: "查看真菌毒素标准品", en: "See the mycotoxins" },
    link: "/category/213",
  },
  {
    cas: "207739-72-8",
    note: { zh: "电池与光伏材料", en: "Battery and photovoltaic materials" },
    subject: {
      zh: "钙钛矿器件，从前驱体开始",
      en: "Perovskite devices begin with their precursors",
    },
    action: { zh: "查看Spiro-OMeTAD", en: "See Spiro-OMeTAD" },
    link: "/search/Spiro-OMeTAD",
  },
  {
    cas: "96-47-9",
    note: { zh: "高纯溶剂", en: "High-purity solvents" },
    subject: { zh: "无水溶剂，双层密封瓶盖", en: "Anhydrous solvents under a double seal" },
    action: { zh: "查看四氢呋喃", en: "See tetrahydrofuran" },
    link: "/search/109-99-9",
  },
];

/** The CAS numbers of the structures in the drawings of banners. */
export const bannerStructures: readonly string[] = BANNERS.map(({ cas }) => cas);

export const banners: readonly Banner[] = BANNERS.map(
  ({ cas, note, subject, action, link }, at) => ({
    id: at + 1,
    note,
    subject,
    action,
    link,
    picture: structurePicture(cas),
  }),
);

export const notices: readonly Notice[] = [
  {
    subject: {
      zh: "关于危险化学品配送时间调整的通知",
      en: "New delivery days for hazardous goods",
    },
    content: {
      zh: "<p>即日起，危险化学品改为每周二、周五集中发货，请合理安排订购时间。低沸点产品请电话订购，冷链产品每周一至周三发货。</p>",
      en: "<p>Hazardous goods now ship on Tuesdays and Fridays; please plan ahead. Order low-boiling items by telephone. Cold-chain goods ship from Monday to Wednesday.</p>",
    },
  },
  {
    subject: { zh: "发票抬头核对提醒", en: "Please check your invoice title" },
    content: {
      zh: "<p>下单前请核对发票抬头与税号，开出后需退回才能更换。</p>",
      en: "<p>Check title and tax number before you order: an issued invoice must come back before it can be changed.</p>",
    },
  },
  {
    subject: { zh: "本站为演示商城", en: "This is a demo shop" },
    content: {
      zh: "<p>价格、库存、货号与文章均为演示数据，下单不会产生真实交易。</p>",
      en: "<p>Prices, stock, codes and articles are demo data. No order leads to a real transaction.</p>",
    },
  },
].map((notice, at) => ({ id: at + 1, ...notice, createdAt: daysBefore(1 + at * 9, 9) }));

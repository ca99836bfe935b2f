import type { PointRules } from "@reagent/domain/points";

/** A text in both languages. */
interface Both {
  readonly zh: string;
  readonly en: string;
}

/** A link of a menu: a path of the shop without its language, or an address outside of it. */
export interface MenuLink extends Both {
  readonly to: string;
}

/** A column of links in the footer. */
export interface MenuColumn extends Both {
  readonly links: readonly MenuLink[];
}

/** The owner's own menus; null for the usual one. */
export interface Menus {
  /** The sections beside the categories, in the bar below the header and in the menu of a phone. */
  readonly header: readonly MenuLink[] | null;
  readonly footer: readonly MenuColumn[] | null;
}

/** The shop's own data: name, logo, contact, bank account. "" is none. */
export interface Shop {
  readonly name: Both;
  /** Shown beside the logo, under the name. */
  readonly tagline: Both;
  /** Path of the logo's picture; "" for the mark that ships with the shop. */
  readonly logo: string;
  /** The path of the picture of links to the shop in other sites, 1200 × 630. */
  readonly sharePicture: string;
  /** One or two. */
  readonly hotlines: readonly [string, ...string[]];
  readonly complaintsLine: string;
  readonly serviceHours: Both;
  readonly salesEmail: string;
  readonly serviceEmail: string;
  /** Where the setting `CHAT_URL` gives none. Links of a shop without a chat lead to the contact page, and are named after it. */
  readonly chatUrl: string;
  readonly wechat: { readonly account: string; readonly url: string };
  readonly company: { readonly name: Both; readonly address: Both };
  readonly bank: { readonly name: Both; readonly account: string; readonly holder: Both };
  /** The number of the site's registration, 沪ICP备…. */
  readonly icp: string;
  /** The number of the licence for hazardous chemicals, with its name. */
  readonly licence: string;
  readonly menus: Menus;
  /** The rate of value-added tax that prices include, in percent with one decimal at most. */
  readonly vatPercent: number;
  readonly points: PointRules;
}

/** The shop of the demo; all values are fictitious. */
export const DEMO_SHOP: Shop = {
  name: { zh: "刻度试剂", en: "Kedu Reagents" },
  tagline: { zh: "KEDU REAGENTS", en: "LABORATORY CHEMICALS" },
  logo: "",
  sharePicture: "/share.png",
  hotlines: ["400-000-0120", "021-0000-0120"],
  complaintsLine: "400-000-0121",
  serviceHours: { zh: "工作日 8:30–17:30", en: "Mon–Fri 8:30–17:30 (UTC+8)" },
  salesEmail: "sales@kedu.example",
  serviceEmail: "service@kedu.example",
  chatUrl: "",
  wechat: { account: "kedu-reagents", url: "https://weixin.kedu.example/follow" },
  company: {
    name: { zh: "刻度试剂（上海）有限公司", en: "Kedu Reagents (Shanghai) Co., Ltd." },
    address: { zh: "上海市浦东新区示例路 120 号", en: "120 Example Road, Pudong, Shanghai" },
  },
  bank: {
    name: { zh: "示例银行上海浦东支行", en: "Example Bank, Shanghai Pudong Branch" },
    account: "0000 0000 0000 0120",
    holder: { zh: "刻度试剂（上海）有限公司", en: "Kedu Reagents (Shanghai) Co., Ltd." },
  },
  icp: "",
  licence: "",
  menus: { header: null, footer: null },
  vatPercent: 13,
  points: { perYuan: 1, perGrain: 100, grainsExpire: true },
};

/** The shop that this process or page is of. Read it when it is shown, not when a module is loaded. */
export const shop: Shop = { ...DEMO_SHOP };

/** Makes the data of an owner that of the shop; called once, when a process starts or a page opens, before anything is shown. */
export function adoptShop(own: Shop): void {
  Object.assign(shop, own);
}

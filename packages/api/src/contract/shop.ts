/**
 * The shop's own data: name, logo, contact, bank account. A deployment changes this file only. All values are fictitious.
 */
export const shop = {
  name: { zh: "刻度试剂", en: "Kedu Reagents" },
  /** Shown beside the logo, under the name. */
  tagline: { zh: "KEDU REAGENTS", en: "LABORATORY CHEMICALS" },
  /** The logo's strokes on a 30 × 30 grid, drawn in the accent colour: path and stroke width. */
  mark: [
    { path: "M3 2v26", width: 2.5 },
    { path: "M3 4h22M3 9.5h9M3 15h15M3 20.5h9M3 26h22", width: 2 },
  ],
  /** The picture of links to the shop in other sites, 1200 × 630: a file in apps/shop/public. */
  sharePicture: "/share.png",
  hotlines: ["400-000-0120", "021-0000-0120"],
  complaintsLine: "400-000-0121",
  serviceHours: { zh: "工作日 8:30–17:30", en: "Mon–Fri 8:30–17:30 (UTC+8)" },
  salesEmail: "sales@kedu.example",
  serviceEmail: "service@kedu.example",
  /** Where the setting `CHAT_URL` gives none. Empty for a shop without a chat: its links lead to the contact page, and are named after it. */
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
} as const;

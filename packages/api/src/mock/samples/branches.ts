import type { Branch } from "../../contract/branch.ts";
import type { Language } from "./language.ts";

const rows = [
  [
    "上海总部",
    "Shanghai headquarters",
    "上海市浦东新区示例路 120 号",
    "120 Example Road, Pudong, Shanghai",
    "021-0000-0120",
    "shanghai",
    121.5447,
    31.2215,
  ],
  [
    "北京分公司",
    "Beijing branch",
    "北京市海淀区示例街 8 号",
    "8 Example Street, Haidian, Beijing",
    "010-0000-0121",
    "beijing",
    116.3103,
    39.9593,
  ],
  [
    "武汉分公司",
    "Wuhan branch",
    "湖北省武汉市洪山区示例路 66 号",
    "66 Example Road, Hongshan, Wuhan, Hubei",
    "027-0000-0135",
    "wuhan",
    114.3436,
    30.5002,
  ],
  [
    "成都分公司",
    "Chengdu branch",
    "四川省成都市武侯区示例大道 36 号",
    "36 Example Avenue, Wuhou, Chengdu, Sichuan",
    "028-0000-0132",
    "chengdu",
    104.0434,
    30.6419,
  ],
  [
    "广州分公司",
    "Guangzhou branch",
    "广东省广州市天河区示例路 39 号",
    "39 Example Road, Tianhe, Guangzhou, Guangdong",
    "020-0000-0141",
    "guangzhou",
    113.3612,
    23.1247,
  ],
] as const;

/** Some of the demo's branches. */
export function branches(language: Language = "zh"): readonly Branch[] {
  return rows.map(([zh, en, addressZh, addressEn, phone, name, longitude, latitude], index) => ({
    id: String(index + 1),
    title: { zh, en }[language],
    address: { zh: addressZh, en: addressEn }[language],
    phone,
    email: `${name}@kedu.example`,
    longitude,
    latitude,
  }));
}

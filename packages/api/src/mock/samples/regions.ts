import type { Region } from "../../contract/region.ts";
import type { Language } from "./language.ts";

/** Some regions as they are: a municipality, a province, and a city that the province itself holds. */
const sample = {
  "": {
    "310000": ["上海市", "Shanghai"],
    "320000": ["江苏省", "Jiangsu"],
    "420000": ["湖北省", "Hubei"],
  },
  "310000": { "310100": ["上海市", "Shanghai"] },
  "310100": {
    "310104": ["徐汇区", "Xuhui District"],
    "310115": ["浦东新区", "Pudong New Area"],
    "310112": ["闵行区", "Minhang District"],
  },
  "320000": { "320100": ["南京市", "Nanjing"], "320500": ["苏州市", "Suzhou"] },
  "320100": {
    "320102": ["玄武区", "Xuanwu District"],
    "320106": ["鼓楼区", "Gulou District"],
    "320115": ["江宁区", "Jiangning District"],
  },
  "320500": {
    "320505": ["虎丘区", "Huqiu District"],
    "320571": ["苏州工业园区", "Suzhou Industrial Park"],
    "320583": ["昆山市", "Kunshan"],
  },
  "420000": {
    "420100": ["武汉市", "Wuhan"],
    "422800": ["恩施土家族苗族自治州", "Enshi Tujia and Miao Autonomous Prefecture"],
    "429000": ["省直辖县", "Counties under the province"],
  },
  "420100": { "420111": ["洪山区", "Hongshan District"], "420106": ["武昌区", "Wuchang District"] },
  "422800": { "422801": ["恩施市", "Enshi"], "422822": ["建始县", "Jianshi County"] },
  "429000": { "429004": ["仙桃市", "Xiantao"], "429021": ["神农架林区", "Shennongjia"] },
} as const satisfies Record<string, Record<string, readonly [zh: string, en: string]>>;

/** What lies in a region of the sample; provinces for the empty text, nothing for one it does not have. */
export function regionsIn(parentId: string, language: Language): readonly Region[] {
  const children: Readonly<Record<string, readonly [zh: string, en: string]>> =
    Object.entries(sample).find(([id]) => id === parentId)?.[1] ?? {};
  return Object.entries(children).map(([id, [zh, en]]) => ({
    id,
    name: language === "en" ? en : zh,
  }));
}

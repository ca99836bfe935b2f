import type { Region } from "../../contract/region.ts";

/** Some real regions, by their local names: a municipality, a province, and a county-level city directly under the province. */
const sample: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "": {
    "310000": "上海市",
    "320000": "江苏省",
    "420000": "湖北省",
  },
  "310000": { "310100": "上海市" },
  "310100": {
    "310104": "徐汇区",
    "310115": "浦东新区",
    "310112": "闵行区",
  },
  "320000": { "320100": "南京市", "320500": "苏州市" },
  "320100": {
    "320102": "玄武区",
    "320106": "鼓楼区",
    "320115": "江宁区",
  },
  "320500": {
    "320505": "虎丘区",
    "320571": "苏州工业园区",
    "320583": "昆山市",
  },
  "420000": {
    "420100": "武汉市",
    "422800": "恩施土家族苗族自治州",
    "429000": "省直辖县",
  },
  "420100": { "420111": "洪山区", "420106": "武昌区" },
  "422800": { "422801": "恩施市", "422822": "建始县" },
  "429000": { "429004": "仙桃市", "429021": "神农架林区" },
};

/** The regions in a sample region; the provinces for the empty text, none for an unknown one. */
export function regionsIn(parentId: string): readonly Pick<Region, "id" | "name">[] {
  const [, children = {}] = Object.entries(sample).find(([id]) => id === parentId) ?? [];
  return Object.entries(children).map(([id, name]) => ({ id, name }));
}

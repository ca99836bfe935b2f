import { LARGEST_COMPARISON } from "@reagent/domain/comparison";
import type { Copy } from "../../../language/language.tsx";

interface Words {
  home: string;
  title: string;
  titleOf: (names: readonly string[]) => string;
  table: string;
  fact: string;
  remove: (itemCode: string) => string;
  copyLink: string;
  copied: string;
  notCopied: string;
  unknown: (codes: readonly string[]) => string;
  tooMany: string;
  onlyOne: string;
  differences: string;
  noDifferences: string;
  alike: (count: number) => string;
  empty: string;
  emptyHint: string;
  toProducts: string;
  specification: string;
  lowestPerUnit: string;
  cheapest: string;
  ofPack: (pack: string) => string;
  packs: string;
  inStock: string;
  lowBoiling: string;
  cas: string;
  mdl: string;
  einecs: string;
  marks: string;
  pictograms: string;
}

export const copy: Copy<Words> = {
  zh: {
    home: "首页",
    title: "产品对比",
    titleOf: (names) => `产品对比：${names.join("、")}`,
    table: "所选产品的对比",
    fact: "项目",
    remove: (itemCode) => `从对比中移除 ${itemCode}`,
    copyLink: "复制链接",
    copied: "已复制对比的链接",
    notCopied: "未能复制，请从地址栏复制",
    unknown: (codes) => `没有找到 ${codes.join("、")}，已从对比中略去。`,
    tooMany: `一次最多对比 ${LARGEST_COMPARISON} 种产品，其余未列出。`,
    onlyOne: "再选一种产品，即可看出不同之处。",
    differences: "不同之处",
    noDifferences: "所列各项均相同。",
    alike: (count) => `相同之处（${count} 项）`,
    empty: "还没有要对比的产品",
    emptyHint: `在搜索结果、产品列表或产品页点按天平图标，最多选 ${LARGEST_COMPARISON} 种产品并排对比。`,
    toProducts: "浏览全部产品",
    specification: "规格",
    lowestPerUnit: "最低折合单价",
    cheapest: "最低",
    ofPack: (pack) => `${pack} 装`,
    packs: "包装与价格",
    inStock: "现货包装",
    lowBoiling: "低沸点产品，下单详询",
    cas: "CAS",
    mdl: "MDL",
    einecs: "EINECS",
    marks: "标识",
    pictograms: "象形图",
  },
  en: {
    home: "Home",
    title: "Compare products",
    titleOf: (names) => `Compare ${names.join(", ")}`,
    table: "The chosen products compared",
    fact: "Property",
    remove: (itemCode) => `Remove ${itemCode} from the comparison`,
    copyLink: "Copy link",
    copied: "Copied the link of this comparison",
    notCopied: "Could not copy: please copy the address of the page",
    unknown: (codes) => `Not found and left out: ${codes.join(", ")}.`,
    tooMany: `${LARGEST_COMPARISON} products at most are compared at once; the others are not shown.`,
    onlyOne: "Choose another product to see where they differ.",
    differences: "Differences",
    noDifferences: "They agree in everything that is listed.",
    alike: (count) => `What they have in common (${count})`,
    empty: "Nothing to compare yet",
    emptyHint: `Press the scales in search results, in a list or on a product's page to choose up to ${LARGEST_COMPARISON} products.`,
    toProducts: "Browse all products",
    specification: "Specification",
    lowestPerUnit: "Lowest price per unit",
    cheapest: "Lowest",
    ofPack: (pack) => `in ${pack}`,
    packs: "Packs and prices",
    inStock: "Packs in stock",
    lowBoiling: "Low-boiling: please ask when ordering",
    cas: "CAS",
    mdl: "MDL",
    einecs: "EINECS",
    marks: "Marks",
    pictograms: "Pictograms",
  },
};

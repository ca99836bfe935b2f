import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "合成用的小分子，按官能团与环系分类。",
    kinds: "砌块类别",
    moreOf: (kind: string, total: number) => `更多${kind}，共 ${total} 种规格`,
    news: "技术文章",
    allNews: "全部文章",
    none: "暂无分子砌块",
    toCatalogue: "查看产品总览",
  },
  en: {
    lead: "Small molecules for synthesis, by functional group and ring system.",
    kinds: "Kinds of building blocks",
    moreOf: (kind, total) => `More of ${kind}, ${total} grades in total`,
    news: "Technical articles",
    allNews: "All articles",
    none: "There are no building blocks yet",
    toCatalogue: "See the product overview",
  },
});

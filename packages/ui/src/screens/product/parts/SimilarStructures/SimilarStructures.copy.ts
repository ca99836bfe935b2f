import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "结构相似的产品",
    similarity: (percent: number) => `相似度 ${percent}%`,
    searchSimilar: "搜索相似结构",
    searchSubstructure: "作为子结构搜索",
  },
  en: {
    title: "Similar structures",
    similarity: (percent) => `Similarity ${percent} %`,
    searchSimilar: "Search similar structures",
    searchSubstructure: "Use as a substructure",
  },
});

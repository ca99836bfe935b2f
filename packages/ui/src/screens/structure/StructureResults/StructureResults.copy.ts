import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    query: "搜索的结构",
    kinds: "匹配方式",
    matches: { exact: "相同结构", substructure: "子结构", similarity: "相似结构" },
    edit: "修改结构",
    threshold: "相似度不低于",
    percent: (percent: number) => `${percent}%`,
    similarity: (percent: number) => `相似度 ${percent}%`,
    nothing: "没有找到符合的结构",
    nothingHint: "可以改用子结构或相似结构搜索，或修改结构后重试。",
    noCode: "请先绘制或输入结构",
    toSearch: "结构搜索",
  },
  en: {
    query: "Structure searched for",
    kinds: "Kind of match",
    matches: { exact: "Same structure", substructure: "Substructure", similarity: "Similar" },
    edit: "Edit the structure",
    threshold: "Similarity of at least",
    percent: (percent) => `${percent} %`,
    similarity: (percent) => `Similarity ${percent} %`,
    nothing: "No structure matches",
    nothingHint: "Try a substructure or similarity search, or edit the structure.",
    noCode: "Draw or enter a structure first",
    toSearch: "Structure search",
  },
});

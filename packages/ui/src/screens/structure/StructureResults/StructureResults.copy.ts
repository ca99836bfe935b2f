import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    query: "搜索的结构",
    kinds: "匹配方式",
    matches: { exact: "相同结构", substructure: "子结构", similarity: "相似结构" },
    recognised: (name: string) => `识别为 ${name}`,
    edit: "修改结构",
    threshold: "相似度不低于",
    percent: (percent: number) => `${percent}%`,
    similarity: (percent: number) => `相似度 ${percent}%`,
    nothing: "没有找到符合的结构",
    nothingHint: "可以改用子结构或相似结构搜索，或修改结构后重试。",
    cutShort:
      "时间已到，还有结构没有比对，以下是目前找到的。可以继续查找，也可以筛选结果或绘制更具体的结构。",
    cutShortEmpty:
      "时间已到，还有结构没有比对，目前没有找到。可以继续查找，也可以绘制更具体的结构。",
    goOn: "继续查找",
    byFormula: "分子式相同的全部产品：",
    otherForms: "主要部分相同的其他盐、水合物和游离形式",
    otherFormsHint: "不是所搜索的结构，摩尔质量不同。",
    noCode: "请先绘制或输入结构",
    toSearch: "结构搜索",
  },
  en: {
    query: "Structure searched for",
    kinds: "Kind of match",
    matches: { exact: "Same structure", substructure: "Substructure", similarity: "Similar" },
    recognised: (name) => `Recognised as ${name}`,
    edit: "Edit the structure",
    threshold: "Similarity of at least",
    percent: (percent) => `${percent} %`,
    similarity: (percent) => `Similarity ${percent} %`,
    nothing: "No structure matches",
    nothingHint: "Try a substructure or similarity search, or edit the structure.",
    cutShort:
      "The time is over before all structures were compared. This is what was found so far. Continue the search, filter the results, or draw a more specific structure.",
    cutShortEmpty:
      "The time is over before all structures were compared, and none of them matches so far. Continue the search, or draw a more specific structure.",
    goOn: "Continue the search",
    byFormula: "All products of the molecular formula ",
    otherForms: "Other salts, hydrates and free forms",
    otherFormsHint: "Not the structure that you searched for: their molar masses differ.",
    noCode: "Draw or enter a structure first",
    toSearch: "Structure search",
  },
});

import { SIMILARITY } from "@reagent/domain/structure-search";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "结构搜索",
    code: "结构",
    help: "SMILES、InChI、InChIKey、molfile、名称或 CAS 号",
    recognised: (name: string) => `识别为 ${name}`,
    howToDraw: "如何绘制",
    match: "匹配方式",
    matches: { exact: "相同结构", substructure: "子结构", similarity: "相似结构" },
    explained: {
      exact: "与所画相同；其他盐与水合物另列",
      substructure: "含有所画结构，命中部分着色",
      similarity: `指纹相似（Tanimoto）不低于 ${SIMILARITY.usual}%，结果页可改`,
    },
    showInEditor: "显示在编辑器中",
    find: "搜索结构",
    searching: "搜索中...",
    messages: {
      "structure-required": "请先绘制结构，或输入 SMILES、名称或 CAS 号。",
      "structure-too-long": "结构文本过长，最多 20000 个字符。",
    },
  },
  en: {
    label: "Structure search",
    code: "Structure",
    help: "SMILES, InChI, InChIKey, molfile, name or CAS number",
    recognised: (name) => `Recognised as ${name}`,
    howToDraw: "How to draw",
    match: "Kind of match",
    matches: { exact: "Same structure", substructure: "Substructure", similarity: "Similar" },
    explained: {
      exact: "What is drawn; other salts and hydrates apart",
      substructure: "Contains what is drawn, which is coloured",
      similarity: `Similar fingerprints (Tanimoto), ${SIMILARITY.usual} % or more; the results can change it`,
    },
    showInEditor: "Show in the editor",
    find: "Search structures",
    searching: "Searching…",
    messages: {
      "structure-required": "Draw a structure first, or enter a SMILES, a name or a CAS number.",
      "structure-too-long": "This structure is too long: at most 20,000 characters.",
    },
  },
});

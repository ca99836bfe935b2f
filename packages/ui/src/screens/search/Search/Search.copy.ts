import type { SearchKind } from "@reagent/domain/search-kind";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    titleOf: (text: string) => `${text} 的搜索结果`,
    results: "搜索结果",
    reagents: "试剂",
    instruments: "仪器耗材",
    /** By the kind of search text that was recognised. */
    matchedBy: {
      name: "按名称匹配。",
      cas: "按 CAS 号匹配。",
      ec: "按 EC 号匹配。",
      mdl: "按 MDL 号匹配。",
      code: "按货号匹配。",
      formula: "按分子式匹配。",
    } satisfies Record<Exclude<SearchKind["kind"], "blank">, string>,
    /** Precedes a link with the CAS number of the first result. */
    allGrades: "查找同一物质的全部规格，可直接输入 CAS 号 ",
    nothing: "未找到您要的产品，您可以尝试联系客服。",
    /** Precedes links to the categories that the text is the name of. */
    category: "您可以查看商品分类：",
    between: "、",
    nothingHint: "可换用 CAS 号、英文名或别名再试；名称不必写全，两个字即可。",
    chat: "联系在线客服",
  },
  en: {
    titleOf: (text) => `Results for ${text}`,
    results: "Search results",
    reagents: "Reagents",
    instruments: "Instruments and consumables",
    matchedBy: {
      name: "Matched by name.",
      cas: "Matched by CAS number.",
      ec: "Matched by EC number.",
      mdl: "Matched by MDL number.",
      code: "Matched by code.",
      formula: "Matched by molecular formula.",
    },
    allGrades: " For all grades of one substance, search its CAS number: ",
    nothing: "We did not find this product. Our customer service can help you.",
    category: "You can look through the category ",
    between: ", ",
    nothingHint: "Try the CAS number, another name or an alias; a part of the name is enough.",
    chat: "Chat with customer service",
  },
});

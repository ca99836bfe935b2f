import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "同一物质的其他规格与形态",
    showAll: (count: number) => `显示全部 ${count} 项`,
    showFewer: "收起",
    otherPacks: "其他包装现货",
    soldOut: "各包装暂无现货，同一物质的其他规格有现货：",
    toForms: "查看其他规格与形态",
  },
  en: {
    title: "Other grades and forms of this substance",
    showAll: (count) => `Show all ${count}`,
    showFewer: "Show fewer",
    otherPacks: "Other packs in stock",
    soldOut: "None of these packs is in stock, but another grade or form of the substance is:",
    toForms: "see the others",
  },
});

import { formatUnitPrice, type UnitPrice } from "@reagent/domain/pack";
import { defineCopy } from "../../../language/define-copy.ts";
import type { EqualMoles } from "./equal-moles-of.ts";

const yuan = (price: UnitPrice) => `¥${formatUnitPrice(price)}/mmol`;

export const copy = defineCopy({
  zh: {
    title: "同一物质的其他规格与形态",
    showAll: (count: number) => `显示全部 ${count} 项`,
    showFewer: "收起",
    otherPacks: "其他包装现货",
    soldOut: "各包装暂无现货，同一物质的其他规格有现货：",
    toForms: "查看其他规格与形态",
    salts: "同一活性成分的其他盐或游离形态",
    saltsHint: "不是同一物质，作用可能不同。",
    equalMoles: ({ own, other, ownPrice, otherPrice }: EqualMoles) =>
      `${other} 与本品 ${own} 等摩尔` +
      (ownPrice && otherPrice ? `；${yuan(otherPrice)}，本品 ${yuan(ownPrice)}` : ""),
  },
  en: {
    title: "Other grades and forms of this substance",
    showAll: (count) => `Show all ${count}`,
    showFewer: "Show fewer",
    otherPacks: "Other packs in stock",
    soldOut: "None of these packs is in stock, but another grade or form of the substance is:",
    toForms: "see the others",
    salts: "Other salts, free acid or base of the same active substance",
    saltsHint: "Not the same substance: they may act differently.",
    equalMoles: ({ own, other, ownPrice, otherPrice }) =>
      `${other} has the moles of ${own} of this item` +
      (ownPrice && otherPrice ? `; ${yuan(otherPrice)}, this item ${yuan(ownPrice)}` : ""),
  },
});

import type { DrugPrecursorClass } from "@reagent/domain/precursor";
import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    explain: "含义与备案要求",
    hazardous: (serialNumber: string | undefined) =>
      serialNumber === undefined
        ? "已列入《危险化学品目录》（2015 版）。"
        : `已列入《危险化学品目录》（2015 版），序号 ${serialNumber}。`,
    drug: (group: DrugPrecursorClass | undefined) =>
      group === undefined
        ? "易制毒化学品。"
        : `易制毒化学品，列入《易制毒化学品的分类和品种目录》第${{ 1: "一", 2: "二", 3: "三" }[group]}类。`,
    explosive: "已列入《易制爆危险化学品名录》（2017 年版）。",
    asks: "购买须有审核通过的备案，您的备案：",
    asksGuests: (filing: string) => `结算时须有审核通过的备案：${filing}。`,
    howToFile: "如何备案",
  },
  en: {
    explain: "meaning and required filing",
    hazardous: (serialNumber) =>
      serialNumber === undefined
        ? "Listed in the Chinese Catalogue of Hazardous Chemicals (2015)."
        : `Listed in the Chinese Catalogue of Hazardous Chemicals (2015), no. ${serialNumber}.`,
    drug: (group) =>
      group === undefined
        ? "A drug precursor."
        : `A drug precursor of class ${group} of the Chinese catalogue of drug precursors.`,
    explosive: "Listed as an explosive precursor in China (list of 2017).",
    asks: "To order it you need an accepted filing. Yours:",
    asksGuests: (filing) => `At checkout an accepted filing is required: ${filing}.`,
    howToFile: "How to file",
  },
});

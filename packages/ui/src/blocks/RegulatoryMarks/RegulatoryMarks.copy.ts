import type { DrugPrecursorClass } from "@reagent/domain/precursor";
import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    explain: "含义与备案要求",
    acutePoison:
      "剧毒化学品：购买须持公安机关核发的剧毒化学品购买许可证，个人不得购买。请在下单前将许可证随备案提交，或联系客服核验。",
    hazardous: (serialNumber: string | undefined) =>
      serialNumber === undefined
        ? "已列入《危险化学品目录》（2015 版）。"
        : `已列入《危险化学品目录》（2015 版），序号 ${serialNumber}。`,
    drug: (group: DrugPrecursorClass | undefined) =>
      group === undefined
        ? "易制毒化学品。"
        : `易制毒化学品，列入《易制毒化学品的分类和品种目录》第${{ 1: "一", 2: "二", 3: "三" }[group]}类：${
            group === 1
              ? "购买须持主管部门核发的购买许可证。"
              : "购买前须向所在地县级公安机关备案。"
          }`,
    explosive: "已列入《易制爆危险化学品名录》（2017 年版）。",
    asks: "购买须有审核通过的备案，您的备案：",
    asksGuests: (filing: string) => `结算时须有审核通过的备案：${filing}。`,
    howToFile: "如何备案",
  },
  en: {
    explain: "meaning and required filing",
    acutePoison:
      "A chemical that China lists as highly toxic: buyers need a licence of the Chinese public security organs, and private persons may not buy it. Submit your licence with your filing, or ask our service to check it, before you order.",
    hazardous: (serialNumber) =>
      serialNumber === undefined
        ? "Listed in the Chinese Catalogue of Hazardous Chemicals (2015)."
        : `Listed in the Chinese Catalogue of Hazardous Chemicals (2015), no. ${serialNumber}.`,
    drug: (group) =>
      group === undefined
        ? "A drug precursor."
        : `A drug precursor of class ${group} of the Chinese catalogue of drug precursors: ${
            group === 1
              ? "buyers need a purchase licence of the competent authority."
              : "buyers file the purchase with the county’s public security organ before it."
          }`,
    explosive: "Listed as an explosive precursor in China (list of 2017).",
    asks: "To order it you need an accepted filing. Yours:",
    asksGuests: (filing) => `At checkout an accepted filing is required: ${filing}.`,
    howToFile: "How to file",
  },
});

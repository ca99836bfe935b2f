import type { ProductFacts } from "@reagent/domain/amount-need";
import { defineCopy } from "../../../../language/define-copy.ts";

/** Without what binary numbers leave behind: 36.9 for 36.900000000000006. */
const shown = (number: number) => Number(number.toPrecision(4));

export const copy = defineCopy({
  zh: {
    title: "按用量选包装",
    need: "用量",
    example: (unit: string) => `例如 12 ${unit} 或 5 mmol`,
    calculate: "计算",
    unread: (unit: string) => `请输入用量，例如 12 ${unit}`,
    unknown: (unit: string) => `本品资料不足，无法换算，请输入以 ${unit} 为单位的用量`,
    converted: (typed: string, need: string, facts: readonly string[]) =>
      `${typed} 约合 ${need}，按${facts.join("、")} 换算`,
    facts: {
      molarMass: ({ molarMass }: ProductFacts) => `分子量 ${molarMass}`,
      density: ({ density }: ProductFacts) => `密度 ${density} g/mL`,
      strength: ({ strength }: ProductFacts) =>
        strength?.kind === "molarity"
          ? `浓度 ${shown(strength.molPerLitre)} mol/L`
          : `含量 ${shown(100 * (strength?.share ?? 1))}%`,
    },
    otherKind: (unit: string) => `本品按 ${unit} 出售，请使用同类单位`,
    tooLarge: "用量超出可订数量，请使用大包装询价",
    inStock: "现货最省组合",
    cheapest: "最省组合",
    single: "最小单包装",
    both: "最省，也是最小单包装",
    noSingle: "没有足够大的单包装",
    surplus: (amount: string) => `余 ${amount}`,
    exact: "正好用完",
    fill: "填入数量",
    announcement: (need: string, packs: string, price: string) =>
      `${need}：最省组合 ${packs}，${price}`,
    filled: "数量已填入下表",
  },
  en: {
    title: "Choose packs by amount",
    need: "Amount needed",
    example: (unit) => `such as 12 ${unit} or 5 mmol`,
    calculate: "Calculate",
    unread: (unit) => `Enter the amount you need, such as 12 ${unit}`,
    unknown: (unit) => `Not enough is known to convert this: enter an amount in ${unit}`,
    converted: (typed, need, facts) => `${typed} is about ${need}, by ${facts.join(", ")}`,
    facts: {
      molarMass: ({ molarMass }) => `molecular weight ${molarMass}`,
      density: ({ density }) => `density ${density} g/mL`,
      strength: ({ strength }) =>
        strength?.kind === "molarity"
          ? `concentration ${shown(strength.molPerLitre)} mol/L`
          : `assay ${shown(100 * (strength?.share ?? 1))} %`,
    },
    otherKind: (unit) => `Sold by ${unit}: enter a unit of the same kind`,
    tooLarge: "More than can be ordered here: please send a bulk enquiry",
    inStock: "Cheapest mix in stock",
    cheapest: "Cheapest mix",
    single: "Smallest single pack",
    both: "Cheapest, and the smallest single pack",
    noSingle: "No single pack is large enough",
    surplus: (amount) => `${amount} left over`,
    exact: "Nothing left over",
    fill: "Fill in quantities",
    announcement: (need, packs, price) => `${need}: cheapest mix ${packs}, ${price}`,
    filled: "The quantities have been filled in below",
  },
});

import type { Copy } from "../../../../language/language.tsx";

interface Words {
  title: string;
  need: string;
  example: (unit: string) => string;
  calculate: string;
  unread: (unit: string) => string;
  otherKind: (unit: string) => string;
  tooLarge: string;
  cheapest: string;
  single: string;
  both: string;
  noSingle: string;
  surplus: (amount: string) => string;
  exact: string;
  fill: string;
  told: (need: string, packs: string, price: string) => string;
  filled: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "按用量选包装",
    need: "用量",
    example: (unit) => `例如 12 ${unit}`,
    calculate: "计算",
    unread: (unit) => `请输入用量，例如 12 ${unit}`,
    otherKind: (unit) => `本品按 ${unit} 出售，请使用同类单位`,
    tooLarge: "用量超出可订数量，请使用大包装询价",
    cheapest: "最省组合",
    single: "最小单包装",
    both: "最省，也是最小单包装",
    noSingle: "没有足够大的单包装",
    surplus: (amount) => `余 ${amount}`,
    exact: "正好用完",
    fill: "填入数量",
    told: (need, packs, price) => `${need}：最省组合 ${packs}，${price}`,
    filled: "数量已填入下表",
  },
  en: {
    title: "Plan by amount",
    need: "Amount needed",
    example: (unit) => `such as 12 ${unit}`,
    calculate: "Calculate",
    unread: (unit) => `Enter the amount you need, such as 12 ${unit}`,
    otherKind: (unit) => `Sold by ${unit}: enter a unit of the same kind`,
    tooLarge: "More than can be ordered here: please send a bulk enquiry",
    cheapest: "Cheapest mix",
    single: "Smallest single pack",
    both: "Cheapest, and the smallest single pack",
    noSingle: "No single pack is large enough",
    surplus: (amount) => `${amount} left over`,
    exact: "Nothing left over",
    fill: "Fill in quantities",
    told: (need, packs, price) => `${need}: cheapest mix ${packs}, ${price}`,
    filled: "The quantities are filled in below",
  },
};

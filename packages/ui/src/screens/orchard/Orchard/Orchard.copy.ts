import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    titleOfPage: (page: number) => `麦粒果园 第 ${page} 页`,
    description: (perGrain: number) =>
      `用麦粒兑换礼品：实验室用品、办公文具与生活家居。每 ${perGrain} 积分可转换为 1 麦粒。`,
    none: "没有符合条件的礼品",
    noneWords: "请换一个类型、麦粒范围或关键词。",
    all: "查看全部礼品",
  },
  en: {
    titleOfPage: (page) => `The orchard, page ${page}`,
    description: (perGrain) =>
      `Gifts for grains: for the laboratory, the office and at home. ${perGrain === 1 ? "One point makes" : `${perGrain} points make`} one grain.`,
    none: "No gifts match",
    noneWords: "Try another type, range of grains or keyword.",
    all: "See all gifts",
  },
});

import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: (keyword: string) => `“${keyword}”的搜索结果`,
    none: (keyword: string) => `没有找到“${keyword}”`,
    noneWords: "请换一个关键词，或查看全部礼品。",
    all: "查看全部礼品",
    noneMatches: "没有符合条件的礼品",
    noneMatchesWords: "请换一个类型或麦粒范围。",
    allResults: "清除筛选",
  },
  en: {
    title: (keyword) => `Gifts for “${keyword}”`,
    none: (keyword) => `Nothing was found for “${keyword}”`,
    noneWords: "Try another keyword, or see all gifts.",
    all: "See all gifts",
    noneMatches: "No gifts match",
    noneMatchesWords: "Try another type or range of grains.",
    allResults: "Remove the filters",
  },
});

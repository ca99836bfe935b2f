import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    home: "首页",
    neighbours: "上一篇与下一篇",
    previous: "上一篇",
    next: "下一篇",
    missingArticle: "没有找到这篇文章",
    missingActivity: "没有找到这个活动",
    missingWords: "它可能已经撤下，或者地址有误。",
    backTo: (list: string) => `查看全部${list}`,
  },
  en: {
    home: "Home",
    neighbours: "Previous and next",
    previous: "Previous",
    next: "Next",
    missingArticle: "Article not found",
    missingActivity: "Activity not found",
    missingWords: "It may have been taken down, or the address may be mistyped.",
    backTo: (list) => `See all ${list.toLowerCase()}`,
  },
});

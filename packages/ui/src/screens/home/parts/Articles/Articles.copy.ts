import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    top: "置顶",
    news: "公司新闻",
    articles: "技术文章",
    chemlife: "化学与生活",
    more: "更多",
    moreOf: (list: string) => `更多${list}`,
  },
  en: {
    top: "Worth reading",
    news: "Company news",
    articles: "Technical articles",
    chemlife: "Chemistry and life",
    more: "More",
    moreOf: (list) => `More: ${list.toLowerCase()}`,
  },
});

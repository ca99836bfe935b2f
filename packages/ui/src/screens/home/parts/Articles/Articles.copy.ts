import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{
  top: string;
  news: string;
  articles: string;
  chemlife: string;
  more: string;
  moreOf: (list: string) => string;
  none: string;
}> = {
  zh: {
    top: "置顶",
    news: "公司新闻",
    articles: "技术文章",
    chemlife: "化学与生活",
    more: "更多",
    moreOf: (list) => `更多${list}`,
    none: "暂无内容",
  },
  en: {
    top: "Worth reading",
    news: "Company news",
    articles: "Technical articles",
    chemlife: "Chemistry and life",
    more: "More",
    moreOf: (list) => `More: ${list.toLowerCase()}`,
    none: "Nothing here yet",
  },
};

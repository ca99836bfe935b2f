import type { ArticleType } from "@reagent/domain/article";
import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<Readonly<Record<ArticleType, string>>> = {
  zh: {
    news: "公司新闻",
    article: "技术文章",
    chemlife: "化学与生活",
    chemist: "化学家",
    department: "部门",
    activity: "活动",
    party: "党建",
  },
  en: {
    news: "Company news",
    article: "Technical articles",
    chemlife: "Chemistry and life",
    chemist: "Chemists",
    department: "Departments",
    activity: "Activities",
    party: "Party building",
  },
};

import type { ArticleType } from "@reagent/domain/article";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    news: "公司新闻",
    article: "技术文章",
    chemlife: "化学与生活",
    chemist: "技术团队",
    department: "部门",
    activity: "活动",
    party: "党建",
  } satisfies Record<ArticleType, string>,
  en: {
    news: "Company news",
    article: "Technical articles",
    chemlife: "Chemistry and life",
    chemist: "Chemists",
    department: "Departments",
    activity: "Activities",
    party: "Party building",
  },
});

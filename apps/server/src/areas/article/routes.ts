import { listArticles, readActivity, readArticle } from "@reagent/api/contract/article";
import { codes } from "@reagent/api/contract/envelope";
import { answers } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { Refusal } from "../../http/refusal.ts";
import { readActivityInfo, readArticleInfo, readContentList } from "./articles.ts";

const articleMissing: Words = { zh: "没有找到这篇文章。", en: "This article was not found." };
const activityMissing: Words = { zh: "没有找到这个活动。", en: "This activity was not found." };

export const articleRoutes = [
  answers(listArticles, async ({ params, language }, { database }) => {
    const { type, page, pageSize: limit, ...filters } = params;
    if (type === "unknown") {
      return { rows: [], total: 0 };
    }
    const query = { type, ...filters, ...pageOf({ page, limit }), language };
    return readContentList(database.read, query);
  }),
  answers(readArticle, async ({ params: { type, id }, language }, { database }) => {
    const article =
      type === "unknown" ? undefined : await readArticleInfo(database.read, type, id, language);
    if (!article) {
      throw new Refusal(codes.notFound, articleMissing[language]);
    }
    return article;
  }),
  answers(readActivity, async ({ params, language }, { database }) => {
    const activity = await readActivityInfo(database.read, params.id, language);
    if (!activity) {
      throw new Refusal(codes.notFound, activityMissing[language]);
    }
    return activity;
  }),
];

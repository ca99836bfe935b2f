import { listArticles, readActivity, readArticle } from "@reagent/api/contract/article";
import { codes } from "@reagent/api/contract/envelope";
import { articleMessages } from "@reagent/api/messages/article";
import { answers } from "../../http/call.ts";
import { pageOf } from "../../http/paging.ts";
import { Refusal } from "../../http/refusal.ts";
import { readActivityInfo, readArticleInfo, readContentList } from "./articles.ts";

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
      throw new Refusal(codes.notFound, articleMessages.articleMissing[language]);
    }
    return article;
  }),
  answers(readActivity, async ({ params, language }, { database }) => {
    const activity = await readActivityInfo(database.read, params.id, language);
    if (!activity) {
      throw new Refusal(codes.notFound, articleMessages.activityMissing[language]);
    }
    return activity;
  }),
];

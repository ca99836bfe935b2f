import { listArticles, readActivity, readArticle } from "@reagent/api/contract/article";
import { codes } from "@reagent/api/contract/envelope";
import { articleMessages } from "@reagent/api/messages/article";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answers } from "../../calls/call.ts";
import { readActivityInfo, readArticleInfo } from "./articles.ts";

export const articleRoutes = [
  answers(listArticles, async ({ params, language }, { contentLists }) => {
    const { type, page, pageSize: limit, ...filter } = params;
    if (type === "unknown") {
      return { rows: [], total: 0 };
    }
    return contentLists.read({ type, language, ...filter, ...pageOf({ page, limit }) });
  }),
  answers(readArticle, async ({ params: { type, id }, language }, services) => {
    const article =
      type === "unknown" ? undefined : await readArticleInfo(services, type, id, language);
    if (!article) {
      throw new Refusal(codes.notFound, articleMessages.articleMissing[language]);
    }
    return article;
  }),
  answers(readActivity, async ({ params, language }, services) => {
    const activity = await readActivityInfo(services, params.id, language);
    if (!activity) {
      throw new Refusal(codes.notFound, articleMessages.activityMissing[language]);
    }
    return activity;
  }),
];

import { listArticles, readActivity, readArticle } from "../../contract/article.ts";
import { codes } from "../../contract/envelope.ts";
import { articleMessages } from "../../messages/article.ts";
import type { AreaMock } from "../area-mock.ts";
import { activityOf, articleOf, contentList } from "../samples/articles.ts";
import { answers, refusal } from "../verbs.ts";

export const article: AreaMock = () => [
  answers(listArticles, contentList),
  answers(
    readArticle,
    ({ type, id }, language) =>
      articleOf(type, id, language) ?? refusal(codes.notFound, articleMessages.articleMissing),
  ),
  answers(
    readActivity,
    ({ id }, language) =>
      activityOf(id, language) ?? refusal(codes.notFound, articleMessages.activityMissing),
  ),
];

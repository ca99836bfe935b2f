import { listArticles } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageOfText } from "@reagent/domain/paging";
import { firstCall } from "../../../../data/first-calls.ts";

export const contentQuery = (type: ArticleType, page: number) => ({
  type,
  pageSize: type === "activity" ? PAGE_SIZE.activities : PAGE_SIZE.news,
  page,
  search: "",
  keyword: "",
});

/** The calls of a list of articles or activities that are fetched ahead. */
export const contentListCalls = (type: ArticleType, query: URLSearchParams) => [
  firstCall(listArticles, contentQuery(type, pageOfText(query.get("page")))),
];

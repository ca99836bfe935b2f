import { listArticles } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageOfText } from "@reagent/domain/paging";
import { firstCall } from "../../../../data/first-calls.ts";

const PAGE_SIZES: Readonly<Record<ArticleType, number>> = {
  news: PAGE_SIZE.news,
  article: PAGE_SIZE.news,
  chemlife: PAGE_SIZE.news,
  chemist: PAGE_SIZE.chemists,
  department: PAGE_SIZE.chemists,
  activity: PAGE_SIZE.activities,
  party: PAGE_SIZE.party,
};

export const contentQuery = (type: ArticleType, page: number, search = "") => ({
  type,
  pageSize: PAGE_SIZES[type],
  page,
  search,
  keyword: "",
});

/** The calls of a list of articles or activities that are fetched ahead. */
export const contentListCalls = (type: ArticleType, query: URLSearchParams) => [
  firstCall(
    listArticles,
    contentQuery(type, pageOfText(query.get("page")), query.get("search") ?? ""),
  ),
];

import { listArticles } from "@reagent/api/contract/article";
import { firstCall } from "../../../data/first-calls.ts";
import { contentListCalls, contentQuery } from "../parts/ContentList/first-calls.ts";

/** The newest reports, among which are those shown first and the cards. */
export const newestReports = { ...contentQuery("party", 1), pageSize: 20 };

/** The calls of the page of the party branch that are fetched ahead. */
export const partyCalls = (_: unknown, query: URLSearchParams) => [
  firstCall(listArticles, newestReports),
  ...contentListCalls("party", query),
];

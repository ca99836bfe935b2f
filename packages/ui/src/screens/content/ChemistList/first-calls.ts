import { contentListCalls } from "../parts/ContentList/first-calls.ts";

/** The calls of the chemists and of the departments beside them that are fetched ahead. */
export const chemistCalls = (_: unknown, query: URLSearchParams) => [
  ...contentListCalls("chemist", query),
  ...contentListCalls("department", new URLSearchParams()),
];

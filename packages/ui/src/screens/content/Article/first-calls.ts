import { readArticle } from "@reagent/api/contract/article";
import { articleTypeOf } from "@reagent/domain/article";
import { firstCall } from "../../../data/first-calls.ts";

/** The calls of an article that are fetched ahead. */
export const articleCalls = ({ type = "", id = "" }: { type?: string; id?: string }) => [
  firstCall(readArticle, { id, type: articleTypeOf(type) ?? "unknown" }),
];

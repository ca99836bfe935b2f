import { readArticle } from "@reagent/api/contract/article";
import { articleTypeOf } from "@reagent/domain/article";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of an article reads first. */
export const articleCalls = ({ type = "", id = "" }: { type?: string; id?: string }) => {
  const known = articleTypeOf(type);
  return known ? [firstCall(readArticle, { id, type: known })] : [];
};

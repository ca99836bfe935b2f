import { readPage } from "@reagent/api/contract/page";
import { helpPageOf, termsVersionOf } from "@reagent/domain/content-page";
import { firstCall } from "../../../data/first-calls.ts";

/** The call of a help page that is fetched ahead. */
export const helpCalls = ({ page }: { page: string }, query: URLSearchParams) => [
  firstCall(readPage, {
    code: helpPageOf(page) ?? "unknown",
    version: termsVersionOf(query.get("version")),
  }),
];

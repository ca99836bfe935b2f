import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { type Refinement, UNREFINED } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { firstCall } from "../../../data/first-calls.ts";

/** The text goes out as it stands in the address: with a space behind it, a repeated search is read anew. */
export const reagentQuery = (keyword: string, page: number, refinement: Refinement = UNREFINED) =>
  ({ keyword, page, limit: PAGE_SIZE.reagentSearch, source: "web", ...refinement }) as const;

export const instrumentQuery = (keyword: string, page: number) => ({
  keyword,
  page,
  limit: PAGE_SIZE.instrumentSearch,
});

/** What the page of a search reads first. */
export const searchCalls = (keyword: string) => [
  firstCall(searchReagents, reagentQuery(keyword, 1)),
  firstCall(searchInstruments, instrumentQuery(keyword, 1)),
];

import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { readRefinement } from "@reagent/api/pages/refinement-query";
import type { Refinement } from "@reagent/domain/facet";
import type { InstrumentRefinement } from "@reagent/domain/instrument-facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageOfText } from "@reagent/domain/paging";
import { firstCall } from "../../../data/first-calls.ts";
import { foundInstrumentAddress } from "../../instrument/parts/InstrumentFilters/instrument-address.ts";

/** The keyword is the text as it is in the address: with a space at its end, a repeated search is read again. */
export const reagentQuery = (keyword: string, page: number, refinement: Refinement) =>
  ({ keyword, page, limit: PAGE_SIZE.reagentSearch, source: "web", ...refinement }) as const;

export const instrumentQuery = (
  keyword: string,
  page: number,
  refinement: InstrumentRefinement,
) => ({ keyword, page, limit: PAGE_SIZE.instrumentSearch, ...refinement });

/** What the page of a search reads first, with the filters and the pages of its address. */
export const searchCalls = (keyword: string, query: URLSearchParams) => [
  firstCall(
    searchReagents,
    reagentQuery(keyword, pageOfText(query.get("page")), readRefinement(query)),
  ),
  firstCall(
    searchInstruments,
    instrumentQuery(
      keyword,
      pageOfText(query.get(foundInstrumentAddress.page)),
      foundInstrumentAddress.read(query),
    ),
  ),
];

import { readInstruments } from "@reagent/api/contract/instrument";
import type { InstrumentRefinement } from "@reagent/domain/instrument-facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageOfText } from "@reagent/domain/paging";
import { firstCall } from "../../../data/first-calls.ts";
import { instrumentAddress } from "../parts/InstrumentFilters/instrument-address.ts";

export const instrumentsQuery = (page: number, refinement: InstrumentRefinement) => ({
  page,
  size: PAGE_SIZE.instruments,
  ...refinement,
});

/** What a page of the list of instruments reads first, as its address refines it. */
export const instrumentsCalls = (query: URLSearchParams) => [
  firstCall(
    readInstruments,
    instrumentsQuery(pageOfText(query.get("page")), instrumentAddress.read(query)),
  ),
];

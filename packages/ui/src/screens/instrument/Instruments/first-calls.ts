import { readInstruments } from "@reagent/api/contract/instrument";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageOfText } from "@reagent/domain/paging";
import { firstCall } from "../../../data/first-calls.ts";

export const instrumentsQuery = (page: number) => ({ page, size: PAGE_SIZE.instruments });

/** What a page of the list of instruments reads first. */
export const instrumentsCalls = (page: string | null) => [
  firstCall(readInstruments, instrumentsQuery(pageOfText(page))),
];

import { readDataSheet } from "@reagent/api/contract/data-sheet";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of a data sheet reads first, with the parameters in the order of the screen. */
export const dataSheetCalls = ({ itemCode }: { itemCode: string }, query: URLSearchParams) => [
  firstCall(
    readDataSheet,
    { itemCode, revision: query.get("revision") },
    ({ sheet }) => sheet === null,
  ),
];

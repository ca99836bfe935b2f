import { searchBatch, searchInstruments, searchReagents, suggest } from "../../contract/search.ts";
import type { AreaMock } from "../area-mock.ts";
import { batchResults, instrumentResults, reagentResults, suggestions } from "../samples/search.ts";
import { answers } from "../verbs.ts";

export const search: AreaMock = ({ viewer }) => [
  answers(searchReagents, (query, language) => reagentResults(query, language, viewer)),
  answers(searchBatch, (query, language) => batchResults(query, language, viewer)),
  answers(searchInstruments, (query, language) => instrumentResults(query, language, viewer)),
  answers(suggest, (query, language) => suggestions(query, language)),
];

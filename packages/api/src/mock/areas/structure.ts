import { codes } from "../../contract/envelope.ts";
import {
  countStructureFacets,
  listSimilarStructures,
  lookUpStructures,
  readStructure,
  searchStructures,
} from "../../contract/structure.ts";
import type { Message } from "../../messages/message.ts";
import type { AreaMock } from "../area-mock.ts";
import {
  similarStructures,
  structureFacets,
  drawnReading,
  structureResults,
  structureVerdicts,
} from "../samples/structure-search.ts";
import { answers, refusal } from "../verbs.ts";

export const structure: AreaMock = ({ viewer }) => [
  answers(searchStructures, (query, language) =>
    orRefusal(structureResults(query, language, viewer)),
  ),
  answers(countStructureFacets, (query, language) => orRefusal(structureFacets(query, language))),
  answers(readStructure, ({ code }) => orRefusal(drawnReading(code))),
  answers(listSimilarStructures, ({ itemCode, limit }, language) => ({
    items: similarStructures(itemCode, limit, language, viewer),
  })),
  answers(lookUpStructures, ({ entries }, language) => ({
    verdicts: structureVerdicts(entries, language, viewer),
  })),
];

/** What a sample says is wrong with a structure, as a refusal. */
function orRefusal<Answer extends object>(answer: Answer | Message) {
  return "zh" in answer
    ? refusal(codes.structureUnreadable, answer as Message)
    : (answer as Answer);
}

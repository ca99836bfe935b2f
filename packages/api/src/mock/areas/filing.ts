import { codes } from "../../contract/envelope.ts";
import {
  readPrecursorInfo,
  readUniversityInfo,
  savePrecursorInfo,
  saveUniversityInfo,
} from "../../contract/filing.ts";
import type { AreaMock } from "../area-mock.ts";
import { messages } from "../messages.ts";
import { noPrecursorInfo, universityInfo } from "../samples/filing.ts";
import { answers, refusal } from "../verbs.ts";

export const filing: AreaMock = ({ customer }) => [
  answers(readUniversityInfo, (_, language) =>
    customer === "university"
      ? universityInfo(language)
      : refusal(codes.notEntitled, messages.notUniversity),
  ),
  answers(saveUniversityInfo, {}),
  answers(readPrecursorInfo, noPrecursorInfo),
  answers(savePrecursorInfo, {}),
];

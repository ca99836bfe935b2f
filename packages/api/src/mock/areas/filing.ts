import { codes } from "../../contract/envelope.ts";
import {
  readPrecursorInfo,
  readUniversityInfo,
  savePrecursorInfo,
  saveUniversityInfo,
} from "../../contract/filing.ts";
import { filingMessages } from "../../messages/filing.ts";
import type { AreaMock } from "../area-mock.ts";
import { noPrecursorInfo, universityInfo } from "../samples/filing.ts";
import { answers, refusal } from "../verbs.ts";

export const filing: AreaMock = ({ customer }) => [
  answers(readUniversityInfo, (_, language) =>
    customer === "university"
      ? universityInfo(language)
      : refusal(codes.notEntitled, filingMessages.notUniversity),
  ),
  answers(saveUniversityInfo, {}),
  answers(readPrecursorInfo, ({ kind }) =>
    kind === "drug" ? { ...noPrecursorInfo, poisonLicence: null } : noPrecursorInfo,
  ),
  answers(savePrecursorInfo, {}),
];

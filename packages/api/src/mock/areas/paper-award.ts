import {
  applyForAward,
  listPaperRecords,
  listPaperWinners,
  readAward,
} from "../../contract/paper-award.ts";
import type { AreaMock } from "../area-mock.ts";
import { paperAward as award, paperRecords, paperWinners } from "../samples/papers.ts";
import { answers } from "../verbs.ts";

export const paperAward: AreaMock = () => [
  answers(readAward, (_, language) => award(language)),
  answers(applyForAward, {}),
  answers(listPaperRecords, ({ page, pageSize }) => ({
    records: paperRecords.slice((page - 1) * pageSize, page * pageSize),
    total: paperRecords.length,
  })),
  answers(listPaperWinners, (_, language) => ({ winners: paperWinners(language) })),
];

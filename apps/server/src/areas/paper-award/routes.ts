import { awardAnswer } from "@reagent/api/contract/award-answer";
import {
  applyForAward,
  listPaperRecords,
  listPaperWinners,
  readAward,
} from "@reagent/api/contract/paper-award";
import { applicationState } from "@reagent/domain/award";
import { dayOf } from "../../basics/day.ts";
import { inLanguage } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import { answers, answersCustomer, changes } from "../../calls/call.ts";
import { readPaperAward } from "../../content/paper-award.ts";
import { readApplications, storeApplication } from "./applications.ts";

export const paperAwardRoutes = [
  changes(applyForAward, storeApplication),
  answersCustomer(
    listPaperRecords,
    ({ params: { page, pageSize: limit }, customer }, { database }) =>
      readApplications(database.read, { customerId: customer.id, ...pageOf({ page, limit }) }),
  ),
  answers(readAward, async ({ language, now }, { database }) => {
    const award = await readPaperAward(database.read);
    return awardAnswer(award, language, applicationState(award, dayOf(now)));
  }),
  answers(listPaperWinners, async ({ language }, { database }) => {
    const rows = await database.read
      .selectFrom("paper_winners")
      .selectAll()
      .orderBy("id")
      .execute();
    return {
      winners: rows.map((row) => ({
        id: String(row.id),
        year: row.year,
        month: row.month,
        award: row.award,
        name: inLanguage(row, "name", language),
        company: inLanguage(row, "company", language),
        title: inLanguage(row, "title", language),
        impactFactor: Number(row.impact_factor),
      })),
    };
  }),
];

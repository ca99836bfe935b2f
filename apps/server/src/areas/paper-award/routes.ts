import {
  applyForAward,
  listPaperRecords,
  listPaperWinners,
} from "@reagent/api/contract/paper-award";
import { inLanguage } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import { answers, answersCustomer, changes } from "../../calls/call.ts";
import { readApplications, storeApplication } from "./applications.ts";

export const paperAwardRoutes = [
  changes(applyForAward, storeApplication),
  answersCustomer(
    listPaperRecords,
    ({ params: { page, pageSize: limit }, customer }, { database }) =>
      readApplications(database.read, { customerId: customer.id, ...pageOf({ page, limit }) }),
  ),
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

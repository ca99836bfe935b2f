import { codes } from "@reagent/api/contract/envelope";
import { readPage } from "@reagent/api/contract/page";
import { pageMessages } from "@reagent/api/messages/page";
import { answers } from "../../http/call.ts";
import { dayOf } from "../../http/day.ts";
import { inLanguage } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";

export const pageRoutes = [
  answers(readPage, async ({ params: { code }, language }, { database }) => {
    const row =
      code === "unknown"
        ? undefined
        : await database.read
            .selectFrom("pages")
            .selectAll()
            .where("code", "=", code)
            .executeTakeFirst();
    if (!row) throw new Refusal(codes.notFound, pageMessages.pageMissing[language]);
    return {
      code,
      title: inLanguage(row, "subject", language),
      summary: inLanguage(row, "summary", language),
      content: inLanguage(row, "content", language),
      changedOn: dayOf(row.created_at),
    };
  }),
];

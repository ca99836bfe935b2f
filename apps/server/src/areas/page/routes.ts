import { codes } from "@reagent/api/contract/envelope";
import { readPage } from "@reagent/api/contract/page";
import { pageMessages } from "@reagent/api/messages/page";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { inLanguage } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answers } from "../../calls/call.ts";
import { defaultPage } from "../../content/default-pages.ts";
import { findPage } from "../../content/find-page.ts";
import { listTermsVersions } from "../../content/terms.ts";

export const pageRoutes = [
  answers(readPage, async ({ params: { code, version }, language }, { database, freight }) => {
    const page = code === "unknown" ? undefined : await findPage(database.read, code, version);
    const usual = code === "unknown" || page ? undefined : defaultPage(code, freight);
    if (usual && version === "")
      return {
        code,
        title: usual.subject[language],
        summary: usual.summary[language],
        content: usual.content[language],
        changedOn: "",
        versions: [],
      };
    if (!page) throw new Refusal(codes.notFound, pageMessages.pageMissing[language]);
    return {
      code,
      title: inLanguage(page, "subject", language),
      summary: inLanguage(page, "summary", language),
      content: inLanguage(page, "content", language),
      changedOn: page.day,
      versions: code === TERMS_PAGE ? await listTermsVersions(database.read) : [],
    };
  }),
];

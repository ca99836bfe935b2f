import { codes } from "@reagent/api/contract/envelope";
import { readPage } from "@reagent/api/contract/page";
import { pageMessages } from "@reagent/api/messages/page";
import { COMPANY_PAGES, HELP_PAGES } from "@reagent/domain/content-page";
import { expect } from "vitest";
import { answered, type Exchange, refusedTo } from "../exchange.ts";
import { chinese } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  ...[...COMPANY_PAGES, ...HELP_PAGES].flatMap((code) =>
    (["zh", "en"] as const).map((language) =>
      answered(
        "guest",
        readPage,
        { code },
        (page) => {
          expect(page.code).toBe(code);
          expect(page.changedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
          expect(page.content).toContain("<h2>");
          for (const text of [page.title, page.summary, page.content]) {
            if (language === "zh") expect(text).toMatch(chinese);
            else expect(text).not.toMatch(chinese);
          }
        },
        { language, about: `the page ${code} in ${language}` },
      ),
    ),
  ),
  ...(["zh", "en"] as const).map((language) =>
    refusedTo(
      "guest",
      answered("guest", readPage, { code: "unknown" }, undefined, { language }),
      codes.notFound,
      pageMessages.pageMissing,
    ),
  ),
];

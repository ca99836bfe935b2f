import { codes } from "@reagent/api/contract/envelope";
import { readPage } from "@reagent/api/contract/page";
import { pageMessages } from "@reagent/api/messages/page";
import { COMPANY_PAGES, HELP_PAGES, TERMS_PAGE } from "@reagent/domain/content-page";
import { expect } from "vitest";
import { answered, type Exchange, refused, refusedTo } from "../exchange.ts";
import { chinese } from "./given.ts";

/** The day of the terms of use, of the demo and of the samples. */
const TERMS_DAY = "2026-11-20";

export const exchanges: readonly Exchange[] = [
  ...[...COMPANY_PAGES, ...HELP_PAGES].flatMap((code) =>
    (["zh", "en"] as const).map((language) =>
      answered(
        "guest",
        readPage,
        { code, version: "" },
        (page) => {
          expect(page.code).toBe(code);
          expect(page.changedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
          expect(page.versions[0]).toBe(code === TERMS_PAGE ? page.changedOn : undefined);
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
  answered(
    "guest",
    readPage,
    { code: TERMS_PAGE, version: TERMS_DAY },
    ({ code, changedOn, content }) => {
      expect([code, changedOn]).toEqual([TERMS_PAGE, TERMS_DAY]);
      expect(content).toContain("<h2>");
    },
    { about: "the terms of use of a day" },
  ),
  ...(["zh", "en"] as const).map((language) =>
    refusedTo(
      "guest",
      answered("guest", readPage, { code: "unknown", version: "" }, undefined, { language }),
      codes.notFound,
      pageMessages.pageMissing,
    ),
  ),
  ...([TERMS_PAGE, "howorder"] as const).map((code) =>
    refused(
      "guest",
      readPage,
      { code, version: "1999-12-31" },
      codes.notFound,
      pageMessages.pageMissing,
      `a version of ${code} that does not exist`,
    ),
  ),
];

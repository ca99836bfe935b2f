import { COMPANY_PAGES, type ContentPageCode, HELP_PAGES } from "@reagent/domain/content-page";
import { code, day, entity, type EntityOf, list, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

const pageCode = code(
  Object.fromEntries([...COMPANY_PAGES, ...HELP_PAGES].map((page) => [page, page])) as {
    readonly [Page in ContentPageCode]: Page;
  },
  "unknown",
);

/** A page of the shop's own text: about the company, help, terms. */
export const ContentPage = entity({
  code: ["code", pageCode],
  title: ["subject", text],
  summary: ["descri", text],
  /** HTML. */
  content: ["content", text],
  changedOn: ["createtime", day],
  /** The days of all versions of the terms of use, newest first; empty for other pages. */
  versions: ["versions", list(day)],
});
export type ContentPage = EntityOf<typeof ContentPage>;

export const readPage = endpoint(
  "readPage",
  "GET /api/page/info",
  /** With the day of a version, the terms of use as they were; otherwise the page as it is. */
  entity({ code: ["code", pageCode], version: ["version", day] }),
  ContentPage,
  { failures: { [codes.notFound]: "empty" } },
);

import { COMPANY_PAGES, type ContentPageCode, HELP_PAGES } from "@reagent/domain/content-page";
import { code, day, entity, type EntityOf, text } from "./codec.ts";
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
});
export type ContentPage = EntityOf<typeof ContentPage>;

export const readPage = endpoint(
  "readPage",
  "GET /api/page/info",
  entity({ code: ["code", pageCode] }),
  ContentPage,
  { failures: { [codes.notFound]: "empty" } },
);

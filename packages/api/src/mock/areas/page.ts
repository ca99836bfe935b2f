import { TERMS_PAGE } from "@reagent/domain/content-page";
import { codes } from "../../contract/envelope.ts";
import { readPage } from "../../contract/page.ts";
import { pageMessages } from "../../messages/page.ts";
import type { AreaMock } from "../area-mock.ts";
import { pageOf, termsOf } from "../samples/pages.ts";
import { answers, refusal } from "../verbs.ts";

export const page: AreaMock = () => [
  answers(readPage, ({ code, version }, language) => {
    const missing = refusal(codes.notFound, pageMessages.pageMissing);
    if (code === "unknown") return missing;
    if (version === "") return pageOf(code, language);
    return (code === TERMS_PAGE && termsOf(version, language)) || missing;
  }),
];

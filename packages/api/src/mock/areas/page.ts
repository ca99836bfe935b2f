import { codes } from "../../contract/envelope.ts";
import { readPage } from "../../contract/page.ts";
import { pageMessages } from "../../messages/page.ts";
import type { AreaMock } from "../area-mock.ts";
import { pageOf } from "../samples/pages.ts";
import { answers, refusal } from "../verbs.ts";

export const page: AreaMock = () => [
  answers(readPage, ({ code }, language) =>
    code === "unknown" ? refusal(codes.notFound, pageMessages.pageMissing) : pageOf(code, language),
  ),
];

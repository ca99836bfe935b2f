import { readPage } from "@reagent/api/contract/page";
import { companyPageOf } from "@reagent/domain/content-page";
import { firstCall } from "../../../data/first-calls.ts";

/** The call of a page about the company that is fetched ahead. */
export const infoCalls = ({ page }: { page: string }) => [
  firstCall(readPage, { code: companyPageOf(page) ?? "unknown", version: "" }),
];

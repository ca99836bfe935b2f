import { readPage } from "@reagent/api/contract/page";
import { helpPageOf } from "@reagent/domain/content-page";
import { firstCall } from "../../../data/first-calls.ts";

/** The call of a help page that is fetched ahead. */
export const helpCalls = ({ page }: { page: string }) => [
  firstCall(readPage, { code: helpPageOf(page) ?? "unknown" }),
];

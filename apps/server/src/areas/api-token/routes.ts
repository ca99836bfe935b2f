import { endApiToken, issueApiToken, listApiTokens } from "@reagent/api/contract/api-token";
import { answersCustomer, changes } from "../../calls/call.ts";
import { tokensOf } from "../../sessions/api-token.ts";
import { endOwnToken, issueOwnToken } from "./tokens.ts";

/** The tokens of the public API in the account. Calls with them are in ../../http/v1. */
export const apiTokenRoutes = [
  answersCustomer(listApiTokens, async ({ customer, now }, { database }) => ({
    tokens: await tokensOf(database.read, customer.id, now),
  })),
  answersCustomer(issueApiToken, issueOwnToken),
  changes(endApiToken, endOwnToken),
];

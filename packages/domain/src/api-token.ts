import * as v from "valibot";
import { OwnPassword } from "./credential.ts";
import { OwnNameForm } from "./own-name.ts";

/** What a token may do: read what its customer sees, and change the cart (rules, API tokens). */
export const TOKEN_SCOPES = ["read", "cart"] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** For how many days a token can be made. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** How many tokens a customer can have that have not expired. */
export const MOST_TOKENS = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an expired token is listed, so that its customer sees why a program fails. */
export const TOKEN_LISTED_MS = 30 * DAY_MS;

/** The form of a new token: its name, what it may do, for how long, and the customer's own password. */
export const ApiTokenForm = v.object({
  ...OwnNameForm.entries,
  scopes: v.pipe(v.array(v.picklist(TOKEN_SCOPES)), v.nonEmpty("scopes-required")),
  days: v.picklist(TOKEN_DAYS),
  ...OwnPassword.entries,
});
export type ApiTokenInput = v.InferInput<typeof ApiTokenForm>;
export type NewApiToken = v.InferOutput<typeof ApiTokenForm>;

/** When a token expires that is made now for a number of days, in epoch milliseconds. */
export const tokenExpiry = (now: number, days: NewApiToken["days"]): number => now + days * DAY_MS;

/** Whether a token is over. */
export const isTokenExpired = (
  { expiresAt }: { readonly expiresAt: number },
  now: number,
): boolean => expiresAt <= now;

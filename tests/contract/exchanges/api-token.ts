import { endApiToken, issueApiToken, listApiTokens } from "@reagent/api/contract/api-token";
import { codes } from "@reagent/api/contract/envelope";
import { apiTokenMessages } from "@reagent/api/messages/api-token";
import { passwordMessages } from "@reagent/api/messages/password";
import { isTokenExpired, tokenExpiry } from "@reagent/domain/api-token";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import { nowhere } from "./given.ts";

const form = { name: "ERP", scopes: ["read", "cart"], days: 90 } as const;

/** Both parties have a token of the customer that has not expired. */
export const exchanges: readonly Exchange[] = [
  answered("customer", listApiTokens, {}, ({ tokens }, { apiTokenId, now }) => {
    const known = tokens.find(({ tokenId }) => tokenId === apiTokenId);
    expect(known && isTokenExpired(known, now())).toBe(false);
    const made = tokens.map(({ createdAt }) => createdAt);
    expect(made).toEqual(made.toSorted((one, other) => other - one));
  }),
  answered(
    "customer",
    issueApiToken,
    ({ password }) => ({ ...form, password }),
    ({ secret, token }) => {
      expect(secret).toMatch(/^rgt_[\w-]{43}$/u);
      const { createdAt, expiresAt } = token;
      expect(token).toMatchObject({ name: "ERP", scopes: ["read", "cart"], usedAt: null });
      expect(expiresAt).toBe(tokenExpiry(createdAt, form.days));
    },
  ),
  refused(
    "customer",
    issueApiToken,
    ({ password }) => ({ ...form, scopes: [], password }),
    codes.badRequest,
    apiTokenMessages.wrong,
    "no scopes",
  ),
  refused(
    "customer",
    issueApiToken,
    { ...form, password: "not-this-one" },
    codes.passwordWrong,
    passwordMessages.wrong,
    "a wrong password",
  ),
  answered("customer", endApiToken, ({ apiTokenId }) => ({ tokenId: apiTokenId })),
  refused(
    "customer",
    endApiToken,
    { tokenId: nowhere },
    codes.notFound,
    apiTokenMessages.ended,
    "a token that ended",
  ),
];

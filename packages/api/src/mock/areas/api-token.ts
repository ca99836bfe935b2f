import { ApiTokenForm, tokenExpiry } from "@reagent/domain/api-token";
import * as v from "valibot";
import { endApiToken, issueApiToken, listApiTokens } from "../../contract/api-token.ts";
import { codes } from "../../contract/envelope.ts";
import { apiTokenMessages } from "../../messages/api-token.ts";
import type { AreaMock } from "../area-mock.ts";
import { apiTokens, sampleSecret } from "../samples/api-tokens.ts";
import { answers, refusal } from "../verbs.ts";

export const apiToken: AreaMock = ({ now }) => [
  answers(listApiTokens, { tokens: apiTokens }),
  answers(issueApiToken, (params) => {
    const form = v.safeParse(ApiTokenForm, params);
    if (!form.success) return refusal(codes.badRequest, apiTokenMessages.wrong);
    const { name, scopes, days } = form.output;
    const createdAt = now();
    const expiresAt = tokenExpiry(createdAt, days);
    const token = { tokenId: "t4", name, scopes, createdAt, expiresAt, usedAt: null };
    return { secret: sampleSecret, token };
  }),
  answers(endApiToken, ({ tokenId }) =>
    apiTokens.some((each) => each.tokenId === tokenId)
      ? {}
      : refusal(codes.notFound, apiTokenMessages.ended),
  ),
];

import { TOKEN_SCOPES } from "@reagent/domain/api-token";
import {
  choices,
  count,
  entity,
  type EntityOf,
  id,
  instant,
  line,
  list,
  maybe,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** A token with which a program calls `/v1` for the customer; its secret is not stored. */
const ApiToken = entity({
  tokenId: ["token_id", id],
  name: ["token_name", text],
  /** What it may do. */
  scopes: ["scopes", choices(TOKEN_SCOPES)],
  createdAt: ["created_at", instant],
  expiresAt: ["expires_at", instant],
  /** Of a late call; calls soon after it are not recorded. Null where it was never used. */
  usedAt: ["used_at", maybe(instant)],
});
export type ApiToken = EntityOf<typeof ApiToken>;

/** The caller's tokens, the newest first; one that expired is listed for 30 days more. */
export const listApiTokens = endpoint(
  "listApiTokens",
  "GET /api/center/api_token/list",
  nothing,
  entity({ tokens: ["list", list(ApiToken)] }),
  { auth: "required", part: "public-api" },
);

/**
 * Makes a token; the answer alone has its secret, so it is not repeatable. The caller's own password is required, since a stranger at an
 * open session must not get one that outlives it (rules, API tokens).
 */
export const issueApiToken = endpoint(
  "issueApiToken",
  "POST /api/center/api_token/add",
  entity({
    name: ["token_name", line()],
    scopes: ["scopes", choices(TOKEN_SCOPES)],
    days: ["days", count],
    password: ["password", line()],
  }),
  entity({ secret: ["secret", id], token: ["token", ApiToken] }),
  {
    auth: "required",
    part: "public-api",
    failures: {
      [codes.badRequest]: "warning-alert",
      [codes.passwordWrong]: "in-form",
    },
  },
);

/** Ends a token at once. */
export const endApiToken = endpoint(
  "endApiToken",
  "POST /api/center/api_token/end",
  entity({ tokenId: ["token_id", id] }),
  nothing,
  { auth: "required", part: "public-api", failures: { [codes.notFound]: "warning-alert" } },
);

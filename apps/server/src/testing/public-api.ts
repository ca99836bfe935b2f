import { TOKEN_SCOPES, type TokenScope } from "@reagent/domain/api-token";
import { issueToken } from "../sessions/api-token.ts";
import type { TestShop } from "./shop.ts";

/** An answer of the public API. */
export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly text: string;
  /** The answer as JSON; throws for another one. */
  readonly json: Record<string, unknown>;
}

interface Sent {
  readonly method?: "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request to the public API, without a network. */
export async function ask(
  { server }: Pick<TestShop, "server">,
  url: string,
  { method = "GET", headers = {}, body }: Sent = {},
): Promise<PublicAnswer> {
  const response = await server.inject({
    method,
    url,
    headers: { ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    get json() {
      return JSON.parse(response.body) as Record<string, unknown>;
    },
  };
}

/** Sends a list to be resolved. */
export const resolveList = (
  shop: Pick<TestShop, "server">,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<PublicAnswer> =>
  ask(shop, "/v1/resolve", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** A new token of a customer, by the customer's id. */
export async function apiTokenOf(
  { database, clock }: Pick<TestShop, "database" | "clock">,
  customerId: string,
  scopes: readonly TokenScope[] = TOKEN_SCOPES,
): Promise<string> {
  const form = { name: customerId, scopes, days: 30 } as const;
  const issued = await database.transact((tx) => issueToken(tx, customerId, form, clock.time));
  return issued.secret;
}

/** The headers of a call with a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

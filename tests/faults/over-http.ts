import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { bodyOf } from "@reagent/server/testing/body-of";
import { signed } from "@reagent/server/testing/shop";

type Sent = Pick<Endpoint<never, never>, "method" | "path">;
type Of = { token?: string; requestKey?: string };
interface Answer {
  /** HTTP status. */
  readonly status: number;
  /** The Retry-After header, in seconds; null where there is none. */
  readonly retryAfter: string | null;
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

const BUSY_PAUSE_MS = 200;

/** Sends a call over HTTP; rejects without a complete answer. */
export async function send(
  address: string,
  { method, path }: Sent,
  wire: Record<string, unknown>,
  of: Of = {},
): Promise<Answer> {
  const { headers, params } = signed(wire, { at: Date.now(), ...of });
  const isRead = method === "GET";
  const query = isRead ? `?${new URLSearchParams(params as Record<string, string>)}` : "";
  const { body, type } = await bodyOf(params);
  const response = await fetch(`${address}${path}${query}`, {
    method,
    headers: { ...headers, "content-type": type },
    ...(isRead ? {} : { body: new Uint8Array(body) }),
  });
  const envelope = (await response.json()) as Pick<Answer, "code" | "message" | "data">;
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    ...envelope,
  };
}

/** The same, repeated while the server is busy, which means that it has changed nothing. */
export async function call(
  address: string,
  endpoint: Sent,
  wire: Record<string, unknown>,
  of: Of = {},
): Promise<Answer> {
  const answer = await send(address, endpoint, wire, of);
  if (answer.code !== codes.busy) return answer;
  await sleep(BUSY_PAUSE_MS);
  return call(address, endpoint, wire, of);
}

/** Fills a database with the fixture, before a server opens it. */
export { fillPlace as fill } from "@reagent/server/testing/fixture";

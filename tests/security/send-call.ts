import { signatureHeader } from "@reagent/api/contract/signature";
import { bodyOf } from "@reagent/server/testing/body-of";
import { signed } from "@reagent/server/testing/shop";
import type { Exchange } from "../contract/exchange.ts";
import type { CallerKind } from "../contract/party.ts";
import type { ServerParty } from "../contract/server-party.ts";
import type { SendMode } from "./access.ts";

const OLD_MS = 20 * 60 * 1000;

/** A call with its wire parameters. */
export interface SentCall extends Pick<Exchange, "endpoint" | "caller" | "language"> {
  readonly wire: Record<string, unknown>;
}

/** A customer who is not the owner. */
export const anotherThan = (owner: CallerKind): CallerKind =>
  owner === "customer" ? "university" : "customer";

/** The sender of a call; calls that guests can make are sent by a customer too. */
function senderOf(caller: CallerKind, mode: SendMode): CallerKind {
  if (mode === "guest") return "guest";
  const owner = caller === "guest" ? "customer" : caller;
  return mode === "another customer" ? anotherThan(owner) : owner;
}

/** Sends a call in a mode; returns the code of the answer, or the HTTP status of a document. */
export async function send(
  { host, tokens }: ServerParty,
  { endpoint: { method, path }, caller, language, wire }: SentCall,
  mode: SendMode,
): Promise<number> {
  const { headers, params } = signed(wire, {
    at: Date.now() - (mode === "old clock" ? OLD_MS : 0),
    language: language === "en" ? "en" : "cn",
    token: tokens[senderOf(caller, mode)] ?? undefined,
  });
  if (mode === "no signature") delete headers[signatureHeader];
  if (mode === "wrong signature") headers[signatureHeader] = "0".repeat(128);
  const isRead = method === "GET";
  const query = isRead ? `?${new URLSearchParams(params as Record<string, string>)}` : "";
  const { body, type } = await bodyOf(params);
  const response = await fetch(`${host}${path}${query}`, {
    method,
    headers: { ...headers, "Content-Type": type },
    ...(isRead ? {} : { body: new Uint8Array(body) }),
  });
  const text = await response.text();
  return text.startsWith("{") ? (JSON.parse(text) as { code: number }).code : response.status;
}

import { signatureHeader } from "@reagent/api/contract/signature";
import { signed } from "@reagent/server/testing/shop";
import type { Exchange } from "../contract/exchange.ts";
import type { Viewer } from "../contract/party.ts";
import type { ServerParty } from "../contract/server-party.ts";
import type { Way } from "./access.ts";

const OLD_MS = 20 * 60 * 1000;

/** A call with its parameters as they stand on the wire. */
export interface SentCall extends Pick<Exchange, "endpoint" | "viewer" | "language"> {
  readonly wire: Record<string, unknown>;
}

/** A customer who is not the owner. */
export const anotherThan = (owner: Viewer): Viewer =>
  owner === "customer" ? "university" : "customer";

/** Who sends a call; what a guest could send as well is sent by a customer where that is the point. */
function senderOf(viewer: Viewer, way: Way): Viewer {
  if (way === "guest") return "guest";
  const owner = viewer === "guest" ? "customer" : viewer;
  return way === "another customer" ? anotherThan(owner) : owner;
}

/** Sends a call in one way; gives the code that it is answered with, and success for a document. */
export async function send(
  { host, tokens }: ServerParty,
  { endpoint: { method, path }, viewer, language, wire }: SentCall,
  way: Way,
): Promise<number> {
  const { headers, params } = signed(wire, {
    at: Date.now() - (way === "old clock" ? OLD_MS : 0),
    language: language === "en" ? "en" : "cn",
    token: tokens[senderOf(viewer, way)] ?? undefined,
  });
  if (way === "no signature") delete headers[signatureHeader];
  if (way === "wrong signature") headers[signatureHeader] = "0".repeat(128);
  const isRead = method === "GET";
  const query = isRead ? `?${new URLSearchParams(params as Record<string, string>)}` : "";
  const response = await fetch(`${host}${path}${query}`, {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    ...(isRead ? {} : { body: JSON.stringify(params) }),
  });
  const text = await response.text();
  return text.startsWith("{") ? (JSON.parse(text) as { code: number }).code : response.status;
}

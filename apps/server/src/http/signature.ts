import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { codes, signatureExpiredMessage } from "@reagent/api/contract/envelope";
import {
  headerNames,
  signatureHeader,
  signatureOf,
  timestampParameter,
} from "@reagent/api/contract/signature";
import type { Salts } from "@reagent/api/contract/signature";
import { acceptsTimestamp } from "@reagent/domain/server-clock";
import type { Language } from "./language.ts";
import { callMessages } from "./messages.ts";
import { Refusal } from "./refusal.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

export interface SignedCall {
  readonly headers: IncomingHttpHeaders;
  /** Parameters on the wire. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly salts: Salts;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Checks a call's signature and its time (decisions, signature; decisions, timestamp). Throws a `Refusal`. */
export function checkSignature({ headers, params, salts, language, now }: SignedCall): void {
  const signed = Object.fromEntries(
    Object.values(headerNames).map((name) => [name, headerText(headers, name)]),
  );
  const expected = signatureOf({ headers: signed, params, salts, sha256 });
  const timestamp = signed[headerNames.timestamp] ?? "";
  const isSame =
    isEqual(headerText(headers, signatureHeader) ?? "", expected) &&
    String(params[timestampParameter]) === timestamp;
  if (!isSame || !/^\d{1,12}$/u.test(timestamp)) {
    throw new Refusal(codes.badSignature, callMessages.badSignature[language]);
  }
  if (!acceptsTimestamp(Number(timestamp), now / 1000)) {
    throw new Refusal(codes.signatureExpired, signatureExpiredMessage);
  }
}

/** A header's value; undefined where it is missing or repeated. */
export function headerText(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === "string" ? value : undefined;
}

function isEqual(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

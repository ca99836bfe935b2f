import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { codes } from "@reagent/api/contract/envelope";
import {
  headerNames,
  signatureHeader,
  signatureOf,
  signedTextsAround,
  timestampParameter,
} from "@reagent/api/contract/signature";
import type { Salts, Signed } from "@reagent/api/contract/signature";
import { callMessages } from "@reagent/api/messages/call";
import { acceptsTimestamp } from "@reagent/domain/server-clock";
import { headerText } from "../basics/header-text.ts";
import type { Language } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import type { Spooled } from "../ports/files/files.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

export interface SignedCall {
  readonly headers: IncomingHttpHeaders;
  /** Parameters on the wire. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The parameter that is on the disk, where there is one. */
  readonly file?: SignedFile | undefined;
  readonly salts: Salts;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A parameter whose value is not in memory. */
interface SignedFile {
  readonly parameter: string;
  readonly text: Spooled;
}

/** Checks a call's signature and its time (decisions, signature; decisions, timestamp). Throws a `Refusal`. */
export async function checkSignature(call: SignedCall): Promise<void> {
  const { headers, params, file, salts, language, now } = call;
  const signed = Object.fromEntries(
    Object.values(headerNames).map((name) => [name, headerText(headers, name)]),
  );
  const expected = file
    ? await signatureWithFile({ headers: signed, params, salts }, file)
    : signatureOf({ headers: signed, params, salts, sha256 });
  const timestamp = signed[headerNames.timestamp] ?? "";
  const isSame =
    isEqual(headerText(headers, signatureHeader) ?? "", expected) &&
    String(params[timestampParameter]) === timestamp;
  if (!isSame || !/^\d{1,12}$/u.test(timestamp)) {
    throw new Refusal(codes.badSignature, callMessages.badSignature[language]);
  }
  if (!acceptsTimestamp(Number(timestamp), now / 1000)) {
    throw new Refusal(codes.signatureExpired, callMessages.signatureExpired[language]);
  }
}

/** The signature of a call whose file is read from the disk. An empty file is not signed, as no empty parameter is. */
async function signatureWithFile(call: Signed, { parameter, text }: SignedFile): Promise<string> {
  if (text.size === 0)
    return signatureOf({ ...call, params: { ...call.params, [parameter]: "" }, sha256 });
  const [ofHeaders, before, after] = signedTextsAround(parameter, call);
  const hash = createHash("sha256").update(before, "utf8");
  for await (const chunk of text.read()) hash.update(chunk as Buffer);
  return sha256(ofHeaders) + hash.update(after, "utf8").digest("hex");
}

function isEqual(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { randomUUID, sign, verify } from "node:crypto";
import type { AlipayAccount } from "./account.ts";

const SCHEME = "ALIPAY-SHA256withRSA";
const RSA2 = "RSA-SHA256";
/** Answers that were signed earlier, or further in the future, are refused: they may be recorded ones. */
export const MOST_CLOCK_DIFFERENCE_MS = 5 * 60 * 1000;

/** The header `authorization` of a request with POST that is sent now, in epoch milliseconds (Alipay's API v3). */
export function authorizationOf(
  { path, body }: { readonly path: string; readonly body: string },
  { app, key }: AlipayAccount,
  now: number,
): string {
  const fields = `app_id=${app},nonce=${randomUUID()},timestamp=${now}`;
  const text = `${fields}\nPOST\n${path}\n${body}\n`;
  return `${SCHEME} ${fields},sign=${sign(RSA2, Buffer.from(text), key).toString("base64")}`;
}

/** Why an answer is not Alipay's, or undefined where it is: the signature over its body, made within the last five minutes. */
export function answerProblem(
  { header, body }: { readonly header: (name: string) => string | null; readonly body: Buffer },
  { publicKey }: AlipayAccount,
  now: number,
): string | undefined {
  const [timestamp, nonce, signature] = ["timestamp", "nonce", "signature"].map((name) =>
    header(`alipay-${name}`),
  );
  if (!timestamp || !nonce || !signature) return "it is not signed";
  const isOfNow = Math.abs(Number(timestamp) - now) <= MOST_CLOCK_DIFFERENCE_MS;
  if (!/^\d+$/u.test(timestamp) || !isOfNow) return "it was not signed within five minutes";
  const text = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from("\n")]);
  return verify(RSA2, text, publicKey, Buffer.from(signature, "base64"))
    ? undefined
    : "its signature is wrong";
}

/** What the signature of a page's address or of a notice is over: all fields but those of the signature, in the order of their names. */
const textOf = (fields: URLSearchParams, without: readonly string[]): Buffer =>
  Buffer.from(
    [...fields]
      .filter(([name, value]) => value !== "" && !without.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join("&"),
  );

/** The fields of the address of a page with their signature. */
export function withSignature(
  fields: Readonly<Record<string, string>>,
  { key }: AlipayAccount,
): URLSearchParams {
  const signed = new URLSearchParams(fields);
  signed.set("sign", sign(RSA2, textOf(signed, []), key).toString("base64"));
  return signed;
}

/**
 * Why a notice is not Alipay's, or undefined where it is. It has no time of its own that could be checked: Alipay sends the same notice
 * again for a day.
 */
export function noticeProblem(
  fields: URLSearchParams,
  { publicKey }: AlipayAccount,
): string | undefined {
  const signature = fields.get("sign");
  if (!signature) return "it is not signed";
  // The other kind of signatures, RSA, is made with SHA-1.
  if (fields.get("sign_type") !== "RSA2") return "it is not signed as RSA2";
  if (new Set(fields.keys()).size !== fields.size) return "it has a field twice";
  const text = textOf(fields, ["sign", "sign_type"]);
  return verify(RSA2, text, publicKey, Buffer.from(signature, "base64"))
    ? undefined
    : "its signature is wrong";
}

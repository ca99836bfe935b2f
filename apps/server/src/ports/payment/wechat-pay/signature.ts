import { createDecipheriv, randomBytes, sign, verify } from "node:crypto";
import type { WechatPayAccount } from "./account.ts";

const SCHEME = "WECHATPAY2-SHA256-RSA2048";
const NONCE_BYTES = 16;
const TAG_BYTES = 16;
const SECOND_MS = 1000;
/** Signatures that are older, or from further in the future, are refused: they may be recorded ones. */
export const MOST_CLOCK_DIFFERENCE_MS = 5 * 60 * SECOND_MS;

/** A request of the shop. */
interface SignedRequest {
  readonly method: "GET" | "POST";
  /** Path and query. */
  readonly path: string;
  /** The body as it is sent, "" for none. */
  readonly body: string;
}

/** The header `authorization` of a request that is sent now, in epoch milliseconds. */
export function authorizationOf(
  { method, path, body }: SignedRequest,
  { merchant, serial, key }: WechatPayAccount,
  now: number,
): string {
  const timestamp = Math.floor(now / SECOND_MS);
  const nonce = randomBytes(NONCE_BYTES).toString("hex");
  const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
  const signature = sign("RSA-SHA256", Buffer.from(text), key).toString("base64");
  const fields = { mchid: merchant, serial_no: serial, nonce_str: nonce, timestamp, signature };
  return `${SCHEME} ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",")}`;
}

/** An answer or a notice of WeChat Pay. */
interface Received {
  /** The value of a header; undefined or null where it is missing. */
  header(name: string): string | null | undefined;
  /** The body as it arrived. */
  readonly body: Buffer;
}

/**
 * Why an answer or a notice is not WeChat's, or undefined where it is: the signature over its body, made with the key that the shop knows
 * within the last five minutes.
 */
export function signatureProblem(
  { header, body }: Received,
  { publicKey, publicKeyId }: WechatPayAccount,
  now: number,
): string | undefined {
  const [serial, timestamp, nonce, signature] = ["serial", "timestamp", "nonce", "signature"].map(
    (name) => header(`wechatpay-${name}`),
  );
  if (!serial || !timestamp || !nonce || !signature) return "it is not signed";
  if (serial !== publicKeyId) return `it is signed with the key ${serial}`;
  const isOfNow = Math.abs(Number(timestamp) * SECOND_MS - now) <= MOST_CLOCK_DIFFERENCE_MS;
  if (!/^\d+$/u.test(timestamp) || !isOfNow) return "it was not signed within five minutes";
  const text = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from("\n")]);
  return verify("RSA-SHA256", text, publicKey, Buffer.from(signature, "base64"))
    ? undefined
    : "its signature is wrong";
}

/** What a notice is encrypted as: AES-256-GCM, with the tag at the end. */
export interface Encrypted {
  /** In base64. */
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data: string;
}

/** Decrypts a notice. Throws where it was encrypted with another key or was changed. */
export function decrypt(
  { ciphertext, nonce, associated_data: data }: Encrypted,
  { apiKey }: WechatPayAccount,
): string {
  const bytes = Buffer.from(ciphertext, "base64");
  const decipher = createDecipheriv("aes-256-gcm", apiKey, Buffer.from(nonce), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  decipher.setAAD(Buffer.from(data));
  const start = decipher.update(bytes.subarray(0, -TAG_BYTES));
  return Buffer.concat([start, decipher.final()]).toString();
}

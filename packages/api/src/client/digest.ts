import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text, in lower-case hex. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** How much of a Blob is hashed on the page's thread at a time, in bytes: a few milliseconds on a slow device. */
const STEP = 256 * 1024;

/** SHA-256 of a Blob, in lower-case hex; off the page's thread, where the browser offers it (not over plain HTTP), or in short steps on it. */
export async function digestOfBlob(blob: Blob): Promise<string> {
  const subtle = globalThis.isSecureContext === false ? undefined : globalThis.crypto.subtle;
  if (subtle)
    return bytesToHex(new Uint8Array(await subtle.digest("SHA-256", await blob.arrayBuffer())));
  const hash = sha256.create();
  for (let at = 0; at < blob.size; at += STEP)
    hash.update(new Uint8Array(await blob.slice(at, at + STEP).arrayBuffer()));
  return bytesToHex(hash.digest());
}

const MARK_LENGTH = 16;

/** A short hash of an email address, which distinguishes the customers of a device without storing the address. */
export const customerMark = (email: string): string =>
  digest(email.trim().toLowerCase()).slice(0, MARK_LENGTH);

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text, in lower-case hex. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const MARK_LENGTH = 16;

/** Tells one customer from another on a device without keeping who it is. */
export const customerMark = (email: string): string =>
  digest(email.trim().toLowerCase()).slice(0, MARK_LENGTH);

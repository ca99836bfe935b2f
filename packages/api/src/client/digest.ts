import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text, in lower-case hex. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const MARK_LENGTH = 16;

/** A short hash of an email address, which distinguishes the customers of a device without storing the address. */
export const customerMark = (email: string): string =>
  digest(email.trim().toLowerCase()).slice(0, MARK_LENGTH);

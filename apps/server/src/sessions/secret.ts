import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** A random text that nobody can guess: 256 bits, fit for a URL. */
export const newSecret = (): string => randomBytes(BYTES).toString("base64url");

/** What is stored of a secret instead of it. Without salt: nobody can try all of 256 bits. */
export const hashOfSecret = (secret: string): string =>
  createHash("sha256").update(secret, "utf8").digest("hex");

import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** A random text of 256 bits, fit for a URL. */
export const newSecret = (): string => randomBytes(BYTES).toString("base64url");

/** The hash that is stored instead of a secret. It needs no salt: 256 random bits cannot be guessed. */
export const hashOfSecret = (secret: string): string =>
  createHash("sha256").update(secret, "utf8").digest("hex");

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts personal numbers that are stored in the database. */
export interface Vault {
  /** Encrypts a text; `about` has to be the same to decrypt it. */
  seal(text: string, about: string): string;
  /** Decrypts a sealed text. Throws for another key or `about`, or a changed text. */
  open(sealed: string, about: string): string;
  /** A sealed text with the current key; undefined where it has it already. Throws as `open` does. */
  reseal(sealed: string, about: string): string | undefined;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "1";

/** Decrypts with one key. Throws where the key, `about` or the text are not those of the sealed text. */
function decrypt(key: Buffer, sealed: string, about: string): string {
  const [version, body = ""] = sealed.split(".");
  const bytes = Buffer.from(body, "base64url");
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) {
    throw new Error("This was not sealed by the vault.");
  }
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);
  const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
}

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", "personal data", KEY_BYTES));

/**
 * A vault over a secret of a deployment: AES-256-GCM, a new nonce each time, the key derived by HKDF. What former secrets sealed is
 * still opened.
 */
export function openVault(secret: string, formerSecrets: readonly string[] = []): Vault {
  const key = keyOf(secret);
  const formerKeys = formerSecrets.map(keyOf);
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
      return `${VERSION}.${sealed.toString("base64url")}`;
    },
    open(sealed, about) {
      try {
        return decrypt(key, sealed, about);
      } catch (failure) {
        for (const former of formerKeys) {
          try {
            return decrypt(former, sealed, about);
          } catch {
            // The key is not this one: the cipher authenticates what it opens.
          }
        }
        throw failure;
      }
    },
    reseal(sealed, about) {
      try {
        decrypt(key, sealed, about);
        return undefined;
      } catch {
        return this.seal(this.open(sealed, about), about);
      }
    },
  };
}

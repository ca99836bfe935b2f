import { hash, verify } from "@node-rs/argon2";
import type { Words } from "../http/language.ts";

/** What is said of a new password that cannot be taken. */
export const passwordInvalid: Words = {
  zh: "密码须为 6–16 个字符，不含空格，不能过于常见，且两次输入一致。",
  en: "The password needs 6 to 16 characters without spaces, must not be a common one, and must be the same twice.",
};

/** Argon2id with 19 MiB and two passes. The package's enum of algorithms exists in its types alone, so its value is written: 2 is Argon2id. */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** What an unknown e-mail address's password is checked against, so that it takes as long as a known one's. */
const NOBODYS_HASH = hash("nobody has this password", COST);

/** The salted hash of a password, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether a password is the one of a hash; without a hash it is not, after the same time. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isRight = await verify(stored ?? (await NOBODYS_HASH), password);
  return isRight && stored !== undefined;
}

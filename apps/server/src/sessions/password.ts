import { hash, verify } from "@node-rs/argon2";
import type { Words } from "../http/language.ts";

/** Why a new password is refused. */
export const passwordInvalid: Words = {
  zh: "密码须为 6–16 个字符，不含空格，不能过于常见，且两次输入一致。",
  en: "The password needs 6 to 16 characters without spaces, must not be a common one, and must be the same twice.",
};

/** 19 MiB and two passes. 2 is Argon2id: the package declares its enum of algorithms in types only. */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Checked where there is no hash, so that an unknown e-mail address takes as long as a known one. */
const UNUSED_HASH = hash("a password of no account", COST);

const LONGEST_PASSWORD = 200;

/** The salted hash of a password, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether a password, without blanks around it, has a hash. Takes the same time without a hash. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isRight = await verify(
    stored ?? (await UNUSED_HASH),
    password.trim().slice(0, LONGEST_PASSWORD),
  );
  return isRight && stored !== undefined;
}

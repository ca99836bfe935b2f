import { hash, verify } from "@node-rs/argon2";
import { codes } from "@reagent/api/contract/envelope";
import { passwordMessages } from "@reagent/api/messages/password";
import { type PasswordChange, PasswordTwice } from "@reagent/domain/credential";
import * as v from "valibot";
import type { Language } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import { isAmongCommonPasswords } from "./common-passwords.ts";

/** What a hash costs. */
interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
}

/** 19 MiB and two passes. */
const COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2 };

/** Checked where there is no hash, so that an unknown e-mail address takes as long as a known one. */
const UNUSED_HASH = hashPassword("a password of no account");

const LONGEST_PASSWORD = 200;

/** The salted Argon2id hash of a password, as a PHC string. It names its cost, so that a check of it costs the same. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  // 2 is Argon2id: the package declares its enum of algorithms in types only.
  return hash(password, { ...cost, algorithm: 2, parallelism: 1 });
}

/** The hash of an account without a password. */
export const NO_PASSWORD = "";

/** Whether a password, without blanks around it, has a hash. Takes the same time without a hash. */
export async function isPassword(password: string, stored = NO_PASSWORD): Promise<boolean> {
  const isRight = await verify(
    stored === NO_PASSWORD ? await UNUSED_HASH : stored,
    password.trim().slice(0, LONGEST_PASSWORD),
  );
  return isRight && stored !== NO_PASSWORD;
}

/** The new password of a call that sends it twice, by a schema of the domain. Refuses one that is not allowed (decisions, passwords). */
export function newPasswordIn(
  params: unknown,
  language: Language,
  schema: typeof PasswordTwice | typeof PasswordChange = PasswordTwice,
): string {
  const read = v.safeParse(schema, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, passwordMessages.invalid[language]);
  }
  refuseCommon(read.output.password, language);
  return read.output.password;
}

/** Refuses one of the most common passwords. */
export function refuseCommon(password: string, language: Language): void {
  if (isAmongCommonPasswords(password)) {
    throw new Refusal(codes.passwordCommon, passwordMessages.common[language]);
  }
}

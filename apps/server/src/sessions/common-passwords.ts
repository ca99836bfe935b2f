import { readFileSync } from "node:fs";

/** The most common passwords of 6 to 16 characters, in lower case, one to a line, from public lists of leaked ones. */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split("\n"),
);

/** Whether a password, in any case, is among the most common ones: far more than browsers check (decisions, passwords). */
export function isAmongCommonPasswords(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

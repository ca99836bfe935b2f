import { readFileSync } from "node:fs";
import { PASSWORD_LENGTH } from "@reagent/domain/credential";
import { expect, test } from "vitest";
import { isAmongCommonPasswords } from "./common-passwords.ts";

test.each(["123456", "PassWord1", "5201314", "zhangwei", "qq123456", "scarface"])(
  "%s is a common password",
  (password) => expect(isAmongCommonPasswords(password)).toBe(true),
);

test.each(["zlk-94", "kedu-2026", "constructor", ""])("%j is not a common password", (password) =>
  expect(isAmongCommonPasswords(password)).toBe(false),
);

test("the list has more than 3000 different passwords that would be long enough", () => {
  const file = readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8");
  const passwords = file.trim().split("\n");
  expect(new Set(passwords).size).toBe(passwords.length);
  expect(passwords.length).toBeGreaterThan(3000);
  for (const password of passwords) {
    expect(password).toMatch(/^[!-~]+$/u);
    expect(password.length).toBeGreaterThanOrEqual(PASSWORD_LENGTH.min);
    expect(password.length).toBeLessThanOrEqual(PASSWORD_LENGTH.max);
    expect(password).toBe(password.toLowerCase());
  }
});

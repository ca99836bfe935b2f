import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.ts";

it("a password is hashed by Argon2id with 19 MiB and two passes", async () => {
  const hash = await hashPassword("correct-horse");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await isPassword(" correct-horse ", hash)).toBe(true);
  expect(await isPassword("correct-house", hash)).toBe(false);
});

it("accepts no password where there is no hash", async () => {
  expect(await isPassword("a password of no account", undefined)).toBe(false);
});

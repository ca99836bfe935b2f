import { describe, expect, test } from "vitest";
import { plainMessage } from "./plain-message.ts";

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

describe("plainMessage", () => {
  test.each([
    [
      coded("28P01", 'password authentication failed for user "shop"'),
      'PostgreSQL refuses the log-in: password authentication failed for user "shop". Correct the user or the password in DATABASE_URL.',
    ],
    [
      new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
      "PostgreSQL refuses the log-in: SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string. Correct the user or the password in DATABASE_URL.",
    ],
    [
      Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }),
      "PostgreSQL does not answer: ECONNREFUSED. Start it, or correct DATABASE_URL.",
    ],
    [
      new Error("timeout exceeded when trying to connect"),
      "PostgreSQL does not answer: timeout exceeded when trying to connect. Start it, or correct DATABASE_URL.",
    ],
    [
      coded("SQLITE_CORRUPT", "database disk image is malformed"),
      "The database shop.sqlite in DATA_DIR is damaged: database disk image is malformed. Restore a backup: npx -y pnpm@12 restore FOLDER --replace",
    ],
    [
      coded("42703", 'column "po" does not exist'),
      'The database lacks a table or column of this version: column "po" does not exist. Restore a backup.',
    ],
    [
      coded("ENOSPC", "ENOSPC: no space left on device, write"),
      "The database or the disk is not available: ENOSPC. Start again when it is.",
    ],
    [new Error("undefined is not a function"), undefined],
  ])("plainMessage says what to do about %s", (failure, message) => {
    expect(plainMessage(failure)).toBe(message);
  });
});

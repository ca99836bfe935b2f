import { describe, expect, test } from "vitest";
import { isUnavailable } from "./failure.ts";

const coded = (code: string) => Object.assign(new Error(code), { code });

describe("isUnavailable", () => {
  test.each([
    ["a full disk of PostgreSQL", coded("53100")],
    ["too many connections", coded("53300")],
    ["a database that is shut down", coded("57P01")],
    ["a database that starts", coded("57P03")],
    ["a full disk of SQLite", coded("SQLITE_FULL")],
    ["a broken disk", coded("SQLITE_IOERR_WRITE")],
    ["a disk that is full of files", coded("ENOSPC")],
    ["no server at the address", coded("ECONNREFUSED")],
    ["a cut connection", new Error("Connection terminated unexpectedly")],
    ["a failure with such a cause", new Error("wrapped", { cause: coded("08006") })],
  ])("isUnavailable is true for %s", (_what, failure) => {
    expect(isUnavailable(failure)).toBe(true);
  });

  test.each([
    ["a duplicate row", coded("23505")],
    ["a wrong statement", coded("42601")],
    ["a collision", coded("40001")],
    ["a violated constraint", coded("SQLITE_CONSTRAINT_UNIQUE")],
    ["a missing file", coded("ENOENT")],
    ["another error", new Error("undefined is not a function")],
    ["a text", "Connection terminated"],
  ])("isUnavailable is false for %s", (_what, failure) => {
    expect(isUnavailable(failure)).toBe(false);
  });
});

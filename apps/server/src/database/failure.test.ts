import { describe, expect, test } from "vitest";
import { isUnavailable } from "./failure.ts";

const coded = (code: string) => Object.assign(new Error(code), { code });

describe("a failure", () => {
  test.each([
    ["a full disk, told by PostgreSQL", coded("53100")],
    ["too many connections", coded("53300")],
    ["a database that is shut down", coded("57P01")],
    ["a database that starts", coded("57P03")],
    ["a full disk, told by SQLite", coded("SQLITE_FULL")],
    ["a broken disk", coded("SQLITE_IOERR_WRITE")],
    ["a disk that is full of files", coded("ENOSPC")],
    ["nobody at the address", coded("ECONNREFUSED")],
    ["a cut connection", new Error("Connection terminated unexpectedly")],
    ["a failure that wraps one", new Error("wrapped", { cause: coded("08006") })],
  ])("tells that the database or the disk is not there: %s", (_what, failure) => {
    expect(isUnavailable(failure)).toBe(true);
  });

  test.each([
    ["a row that stands already", coded("23505")],
    ["a statement that is wrong", coded("42601")],
    ["a collision", coded("40001")],
    ["a broken rule", coded("SQLITE_CONSTRAINT_UNIQUE")],
    ["a file that is not there", coded("ENOENT")],
    ["anything else", new Error("undefined is not a function")],
    ["what is no error", "Connection terminated"],
  ])("tells of something else: %s", (_what, failure) => {
    expect(isUnavailable(failure)).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { faultOf, isUnavailable } from "./failure.ts";

const coded = (code: string) => Object.assign(new Error(code), { code });
const sqlite = (message: string) => Object.assign(new Error(message), { code: "SQLITE_ERROR" });

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
    ["a statement that took too long", coded("57014")],
    ["a standby of PostgreSQL", coded("25006")],
    ["a missing column of PostgreSQL", coded("42703")],
    ["a missing table of SQLite", sqlite("no such table: orders")],
    ["a damaged file", coded("SQLITE_CORRUPT")],
    ["a failure with such a cause", new Error("wrapped", { cause: coded("08006") })],
  ])("isUnavailable is true for %s", (_what, failure) => {
    expect(isUnavailable(failure)).toBe(true);
  });

  test.each([
    ["a duplicate row", coded("23505")],
    ["a wrong statement", coded("42601")],
    ["a wrong statement of SQLite", sqlite('near "form": syntax error')],
    ["a collision", coded("40001")],
    ["a violated constraint", coded("SQLITE_CONSTRAINT_UNIQUE")],
    ["a missing file", coded("ENOENT")],
    ["another error", new Error("undefined is not a function")],
    ["a text", "Connection terminated"],
  ])("isUnavailable is false for %s", (_what, failure) => {
    expect(isUnavailable(failure)).toBe(false);
  });
});

describe("faultOf", () => {
  test.each([
    ["disk", coded("53100")],
    ["disk", coded("SQLITE_FULL")],
    ["readonly", coded("25006")],
    ["readonly", coded("SQLITE_READONLY_DBMOVED")],
    ["schema", coded("42P01")],
    ["schema", sqlite("table orders has no column named note")],
    ["database", coded("ECONNREFUSED")],
    ["database", new Error("The database has not answered within 2000 ms.")],
  ])("faultOf names the fault %s of %s", (fault, failure) => {
    expect(faultOf(failure)).toBe(fault);
  });
});

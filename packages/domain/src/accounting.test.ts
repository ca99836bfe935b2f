import * as v from "valibot";
import { expect, it } from "vitest";
import { AccountingRequest } from "./accounting.ts";

const asked = (from: string, to: string, file = "orders") =>
  v.safeParse(AccountingRequest, { file, from, to }).issues?.map(({ message }) => message);

it.each([
  ["", ""],
  ["2026-01-01", ""],
  ["2026-01-01", "2026-01-01"],
])("takes a period from %j to %j", (from, to) => {
  expect(asked(from, to)).toBeUndefined();
});

it.each([
  ["2026-02-01", "2026-01-31", "days-reversed"],
  ["2026-02-30", "", "day-invalid"],
  ["", "1026-01-01", "day-out-of-range"],
])("refuses a period from %j to %j", (from, to, problem) => {
  expect(asked(from, to)).toEqual([problem]);
});

it("refuses another kind of file", () => {
  expect(asked("", "", "taxes")).toHaveLength(1);
});

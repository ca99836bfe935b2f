import * as v from "valibot";
import { expect, test } from "vitest";
import { areDaysInOrder, optionalDay } from "./day-range.ts";

const problemOf = (text: string) => v.safeParse(optionalDay, text).issues?.[0].message;

test("accepts an empty day and days from 2000 to 2099", () => {
  for (const text of ["", "2000-01-01", "2026-02-28", "2099-12-31"])
    expect(problemOf(text), text).toBeUndefined();
});

test("reports a text that is no day before one that is out of range", () => {
  expect(problemOf("incomplete")).toBe("day-invalid");
  expect(problemOf("21.11.2026")).toBe("day-invalid");
  expect(problemOf("0026-11-21")).toBe("day-out-of-range");
  expect(problemOf("2100-01-01")).toBe("day-out-of-range");
});

test("accepts a range with an open end or a single day, not a reversed one", () => {
  expect(areDaysInOrder({ from: "", to: "2026-11-21" })).toBe(true);
  expect(areDaysInOrder({ from: "2026-11-21", to: "2026-11-21" })).toBe(true);
  expect(areDaysInOrder({ from: "2026-11-22", to: "2026-11-21" })).toBe(false);
});

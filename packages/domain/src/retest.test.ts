import { expect, it } from "vitest";
import { retestDay } from "./retest.ts";

it.each([
  ["2026-11-21", 24, "2028-11-21"],
  ["2026-11-21", 2, "2027-01-21"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-12-31", 12, "2027-12-31"],
])("a batch of %s is tested again after %i months on %s", (produced, months, day) => {
  expect(retestDay(produced, months)).toBe(day);
});

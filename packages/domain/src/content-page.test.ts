import { expect, test } from "vitest";
import { termsVersionOf } from "./content-page.ts";

test.each([null, "", "undefined", "2025-13-01", "2025-3-1", "2025-03-01' or 1"])(
  "a query with the version %j means the newest terms",
  (query) => expect(termsVersionOf(query)).toBe(""),
);

test("a query names a version of the terms by its day", () => {
  expect(termsVersionOf("2025-03-01")).toBe("2025-03-01");
});

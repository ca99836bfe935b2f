import { describe, expect, test } from "vitest";
import { listed } from "./listed.ts";

describe("the pages that the sitemap names", () => {
  test("a page with an optional parameter is named without it", () => {
    expect(listed).toContain("/bulk");
    expect(listed).toContain("/synthesis");
    expect(listed.filter((path) => path.includes(":"))).toEqual([]);
  });
});

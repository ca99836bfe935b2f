import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rulesIn } from "./citations.ts";

const page = `# Rules

## Storefront §4 States

- **stock display**: A reagent shows …
- **search**: Searching again …

## Customer centre §2 Screens and addresses

- **/pay_ok**: Step four.

## Decisions

- **coupon effect**: Applies to reagents.
`;

describe("rulesIn", () => {
  it("names each section and each rule", () => {
    expect(rulesIn(page)).toEqual([
      "storefront §4",
      "storefront §4, stock display",
      "storefront §4, search",
      "customer centre §2",
      "customer centre §2, /pay_ok",
      "decisions",
      "decisions, coupon effect",
    ]);
  });

  it("names no rule of docs/rules.md twice", () => {
    const names = rulesIn(readFileSync(new URL("../../docs/rules.md", import.meta.url), "utf8"));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThan(150);
  });
});

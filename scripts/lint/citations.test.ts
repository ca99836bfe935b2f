import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { citationProblems, rulesIn } from "./citations.ts";

const page = `# Rules

## Storefront §4 States

- **stock display**: A reagent shows …
- **search**: Searching again …

## Customer centre §2 Screens and addresses

- **/pay_ok**: Step four.

## Decisions

- **coupon effect**: Applies to reagents.
`;
const rules = new Set(rulesIn(page));

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

describe("citationProblems", () => {
  it.each([
    ["nothing is cited", "The name of a unit."],
    ["a section is cited", "Stock (storefront §4)."],
    ["a rule is cited", "Stock (storefront §4, stock display): a count."],
    ["a decision is cited", "Money (decisions, coupon effect)"],
    [
      "several rules are cited",
      "It (storefront §4, search; §4, stock display; decisions, coupon effect).",
    ],
    ["a citation runs over two lines", "*\n * Stock (storefront §4,\n * stock display).\n "],
    ["parentheses are no citation", "Both (as decisions go) count."],
  ])("finds no problem where %s", (_, text) => {
    expect(citationProblems(text, rules)).toEqual([]);
  });

  it.each([
    ["an unknown section", "(storefront §9)", 'no rule "storefront §9"'],
    ["an unknown rule", "(storefront §4, stok display)", 'no rule "storefront §4, stok display"'],
    ["an unknown decision", "(decisions, freight)", 'no rule "decisions, freight"'],
    [
      "an unknown rule after a known one",
      "(storefront §4, search; §2, home)",
      "storefront §2, home",
    ],
    ["a rule of the other document", "(customer centre §4, search)", "customer centre §4, search"],
    ["two sections joined by a word", "(storefront §4 and §5)", 'no rule "storefront §4 and §5"'],
    ["a citation outside parentheses", "See storefront §4.", "has the form"],
    ["a section without its document", "Stock (§4, stock display).", "has the form"],
    ["a citation with a capital letter", "(Storefront §4, search)", "has the form"],
    ["decisions without a name", "Money (decisions).", "has the form"],
  ])("reports %s", (_, text, words) => {
    const problems = citationProblems(text, rules);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });
});

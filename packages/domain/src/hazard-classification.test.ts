import { describe, expect, test } from "vitest";
import { classificationOf, classificationWords, hazardBasis } from "./hazard-classification.ts";

describe("classificationOf (rules, classification)", () => {
  test("statements make goods classified, by the source that is stated", () => {
    expect(classificationOf(["H225"], "annex-vi")).toEqual({
      kind: "classified",
      source: "annex-vi",
    });
    expect(classificationOf(["H225"], "unstated")).toEqual({
      kind: "classified",
      source: "unstated",
    });
  });

  test("statements outweigh a basis that denies them", () => {
    expect(classificationOf(["H225"], "not-classified").kind).toBe("classified");
  });

  test.each(["unstated", "annex-vi", "notified", "supplier", "calculated"] as const)(
    "goods without statements are not known to be harmless: %s",
    (basis) => {
      expect(classificationOf([], basis)).toEqual({ kind: "unknown" });
    },
  );

  test("only an assessment makes goods not classified", () => {
    expect(classificationOf([], "not-classified")).toEqual({ kind: "not-classified" });
  });
});

test.each([
  [" CLP ", "annex-vi"],
  ["附件六", "annex-vi"],
  ["C&L", "notified"],
  ["供应商", "supplier"],
  ["推算", "calculated"],
  ["Not classified", "not-classified"],
  ["未分类", "not-classified"],
  ["harmless", undefined],
  ["", undefined],
])("the basis %j is %s", (text, basis) => {
  expect(hazardBasis(text)).toBe(basis);
});

test("what is not known is not said to be harmless", () => {
  const { zh, en } = classificationWords({ kind: "unknown" });
  expect(en).toMatch(/not known/u);
  expect(zh).toMatch(/未知/u);
});

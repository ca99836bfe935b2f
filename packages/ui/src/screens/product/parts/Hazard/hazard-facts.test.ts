import { item } from "@reagent/api/mock/samples/product";
import { expect, test } from "vitest";
import { hazardFactsOf, isHazardous } from "./hazard-facts.ts";

test("reads pictograms and statements from the codes of an item", () => {
  const { pictograms, statements, signal } = hazardFactsOf(item("S812046"));
  expect(pictograms).toEqual(["GHS06", "GHS08", "GHS09"]);
  expect(statements.map(({ code }) => code)).toContain("H311");
  expect(signal).toBe("danger");
});

test("an item without a label, UN number or hazardous number is not hazardous", () => {
  const harmless = { ...item("V806733"), unNumber: "", hazardNumber: "" };
  expect(isHazardous(harmless)).toBe(false);
  expect(isHazardous({ ...harmless, unNumber: "1170" })).toBe(true);
  expect(isHazardous({ ...harmless, hazardStatements: ["H225"] })).toBe(true);
  expect(isHazardous({ ...harmless, isExplosivePrecursor: true })).toBe(true);
});

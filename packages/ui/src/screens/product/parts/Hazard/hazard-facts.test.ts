import { item } from "@reagent/api/mock/samples/product";
import { expect, test } from "vitest";
import { hazardFactsOf } from "./hazard-facts.ts";

test("reads pictograms and statements from the codes of an item", () => {
  const { pictograms, statements, signal } = hazardFactsOf(item("S812046"));
  expect(pictograms).toEqual(["GHS06", "GHS08", "GHS09"]);
  expect(statements.map(({ code }) => code)).toContain("H311");
  expect(signal).toBe("danger");
});

test("an item without statements is only harmless once it was assessed", () => {
  const bare = { ...item("V806733"), hazardStatements: [] };
  expect(hazardFactsOf({ ...bare, hazardBasis: "unstated" }).classification.kind).toBe("unknown");
  expect(hazardFactsOf({ ...bare, hazardBasis: "not-classified" }).classification.kind).toBe(
    "not-classified",
  );
});

import { describe, expect, test } from "vitest";
import { keyResults } from "./key-results.ts";

const testsOf = (...tests: readonly string[]) =>
  keyResults(tests.map((each) => ({ test: each, result: "1" }))).map((found) => found.test);

describe("the results by which batches are chosen", () => {
  test.each<[readonly string[], readonly string[]]>([
    [
      ["外观", "水分（KF）", "含量（GC）"],
      ["含量（GC）", "水分（KF）"],
    ],
    [
      ["Assay (GC)", "Water (KF)"],
      ["Assay (GC)", "Water (KF)"],
    ],
    [["Purity (HPLC)", "Assay"], ["Purity (HPLC)", "Assay"].slice(0, 1)],
    [["水含量"], ["水含量"]],
    [["Water content"], ["Water content"]],
    [["水不溶物", "水溶解试验", "Water-insoluble matter", "Solubility in water"], []],
    [["折光率", "Refractive index"], []],
  ])("of %j are %j", (tests, expected) => {
    expect(testsOf(...tests)).toEqual(expected);
  });

  test("are stated ones", () => {
    expect(keyResults([{ test: "含量", result: "" }])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { addToComparison, type ComparedValue, parseComparison, partRows } from "./comparison.ts";

it.each([
  ["", []],
  [" , ,", []],
  ["S812046", ["S812046"]],
  ["S812046,B810527", ["S812046", "B810527"]],
  [" s812046 ，Ｂ８１０５２７,S812046,", ["S812046", "B810527"]],
  ["A,B,C,D,E", ["A", "B", "C", "D", "E"]],
])("reads the items of %j", (text, codes) => {
  expect(parseComparison(text)).toEqual(codes);
});

it.each([
  [[], "A", ["A"]],
  [["A", "B"], "C", ["A", "B", "C"]],
  [["A", "B"], "A", ["A", "B"]],
  [["A", "B", "C"], "D", ["A", "B", "C", "D"]],
  [["A", "B", "C", "D"], "E", undefined],
  [["A", "B", "C", "D"], "D", ["A", "B", "C", "D"]],
])("adds to %j the item %s: %j", (codes, code, expected) => {
  expect(addToComparison(codes, code)).toEqual(expected);
});

describe("the rows of a comparison", () => {
  const partOf = (values: readonly ComparedValue[]) => {
    const { differing, alike, partial } = partRows([{ values }]);
    if (differing.length > 0) return "differs";
    if (partial.length > 0) return "is partial";
    return alike.length > 0 ? "is alike" : "is left out";
  };

  it.each<[readonly ComparedValue[], string]>([
    [["98%", "99%"], "differs"],
    [["98%", "98%", "99%"], "differs"],
    [["98%", ""], "is partial"],
    [["", "", "98%"], "is partial"],
    [["98%", "98%", ""], "is partial"],
    [["98%", "99%", ""], "differs"],
    [["98%", "98%"], "is alike"],
    [["98%"], "is alike"],
    [["≥98%，AR", "≥98%, AR"], "is alike"],
    [["AR, ≥ 98%", "ar,≥98%"], "is alike"],
    [["2–8 °C", "2-8°C"], "is alike"],
    [["−7 °C", "-7 °C"], "is alike"],
    [["1.5", "15"], "differs"],
    [["", ""], "is left out"],
    [[" ", ""], "is left out"],
    [[], "is left out"],
    [
      [
        ["H225", "H319"],
        ["H319", "H225"],
      ],
      "is alike",
    ],
    [[["H225", "H319"], ["H225"]], "differs"],
    [[["H225"], []], "is partial"],
    [[[], []], "is left out"],
  ])("%j %s", (values, expected) => {
    expect(partOf(values)).toBe(expected);
  });

  it("keeps the order of the compared rows", () => {
    const rows = [
      { key: "grade", values: ["AR", "CP"] },
      { key: "formula", values: ["H2O", "H2O"] },
      { key: "odour", values: ["", ""] },
      { key: "colour", values: ["", "blue"] },
      { key: "density", values: ["1", "1"] },
    ];
    const { differing, alike, partial } = partRows(rows);
    expect(differing.map(({ key }) => key)).toEqual(["grade"]);
    expect(alike.map(({ key }) => key)).toEqual(["formula", "density"]);
    expect(partial.map(({ key }) => key)).toEqual(["colour"]);
  });

  it("differ where a missing value is a value", () => {
    const stock = { values: [["25 g"], []], isMissingAValue: true };
    expect(partRows([stock]).differing).toEqual([stock]);
  });
});

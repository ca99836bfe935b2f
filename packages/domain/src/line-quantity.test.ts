import { describe, expect, it } from "vitest";
import { quantityAmong } from "./line-quantity.ts";

/** The quantity among numbers; one with a mark before it begins the line. */
const among = (...numbers: readonly string[]) => {
  const found = quantityAmong(
    numbers.map((text) => ({ text: text.replace("#", ""), isFirst: text.startsWith("#") })),
  );
  return found.kind === "one" ? found.number.text : found.kind;
};

describe("quantityAmong", () => {
  it.each([
    [["2"], "2"],
    [["2.0"], "2.0"],
    [["1.5"], "1.5"],
    [["#1"], "1"],
    [["#7"], "ambiguous"],
    [["48.00"], "none"],
    [["48.00", "3"], "3"],
    [["3", "48.50", "145.50"], "3"],
    [["48.5", "3"], "3"],
    [["#7", "3"], "3"],
    [["#7", "48.00", "3", "144.00"], "3"],
    [["#7", "48.00"], "ambiguous"],
    [["48", "3", "144"], "ambiguous"],
    [["#3", "48.50", "145.50"], "3"],
    [["2", "2", "4"], "2"],
    [["#2", "5", "5"], "5"],
    [["1,048.00", "2"], "2"],
    [["48.00", "96.00"], "none"],
    [[], "none"],
    [Array.from({ length: 40 }, (_, at) => String(at)), "ambiguous"],
  ])("the quantity among %j is %s", (numbers, expected) => {
    expect(among(...numbers)).toBe(expected);
  });
});

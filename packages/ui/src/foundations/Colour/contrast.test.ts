import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#000", "#fff", 21],
    ["#0d191e", "#ffffff", 17.87],
    ["#005873", "#ffffff", 7.94],
    ["rgb(143, 154, 160)", "#0d191e", 6.21],
  ])("contrast of %s on %s is %d", (front, ground, expected) => {
    expect(contrast(front, ground)).toBeCloseTo(expected, 2);
  });

  it("does not depend on the order of the two colours", () => {
    expect(contrast("#be1c1f", "#fff1ef")).toBe(contrast("#fff1ef", "#be1c1f"));
  });

  it("throws for a text that is not a colour", () => {
    expect(() => contrast("transparent", "#ffffff")).toThrow("transparent");
  });
});

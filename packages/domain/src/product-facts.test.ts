import { describe, expect, it } from "vitest";
import { productFacts } from "./product-facts.ts";

const item = (density: string, meltingPoint: string, specification = "≥99%") =>
  productFacts({ molecularWeight: "100", density, meltingPoint, specification });

describe("productFacts", () => {
  it.each([
    ["891 ℃", undefined],
    ["131–133 ℃", undefined],
    ["＞300 ℃（分解）", undefined],
    ["mp 43 °C", undefined],
    ["26 ℃", 1.5],
    ["10 ℃", 1.5],
    ["-94.7 ℃", 1.5],
    ["−40 ℃", 1.5],
    ["–40 ℃", 1.5],
    ["", 1.5],
  ])("of what melts at %j has the density %s", (meltingPoint, density) => {
    expect(item("1.5 g/mL", meltingPoint).density).toBe(density);
  });

  it("has the density of a solution, whose substance is solid", () => {
    expect(item("1.05 g/mL", "318 ℃", "1.0 mol/L 水溶液").density).toBe(1.05);
  });
});

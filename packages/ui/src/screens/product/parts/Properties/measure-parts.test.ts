import { expect, test } from "vitest";
import { measureParts } from "./measure-parts.ts";

test.each([
  ["1.5 °C", "1.5", "°C"],
  ["1.146 g/mL（20 °C）", "1.146", "g/mL（20 °C）"],
  ["-40 °C", "-40", "°C"],
  ["−116.3°C", "−116.3", "°C"],
  ["135–138 °C", "135–138", "°C"],
  ["135 - 138℃", "135 - 138", "℃"],
  ["> 110 °C", "> 110", "°C"],
  ["1.4–8.1%（V/V）", "1.4–8.1", "%（V/V）"],
  ["约 5 μm", "约 5", "μm"],
])("splits %s into figure and unit", (text, value, unit) => {
  expect(measureParts(text)).toEqual({ value, unit });
});

test.each(["1.573", "无", "not applicable", "60–100 目", "20 mmHg 下 86", "", "2"])(
  "keeps every character of %s, which has no known unit",
  (text) => {
    const { value, unit } = measureParts(text);
    expect(`${value}${unit && ` ${unit}`}`).toBe(text);
  },
);

test("does not split a figure without a unit", () => {
  expect(measureParts("1.573")).toEqual({ value: "1.573", unit: "" });
  expect(measureParts("60–100 目")).toEqual({ value: "60–100 目", unit: "" });
});

import { describe, expect, test } from "vitest";
import { ProgressLines } from "./progress.ts";

describe("the lines that an import prints", () => {
  test("the lines that an import prints say how much is done, and how long the rest takes", () => {
    const lines = new ProgressLines();
    expect(lines.line("read", 1_000_000, undefined, 1000)).toBe("1,000,000 rows read");
    expect(lines.line("written", 200, 1_000_000, 60_000)).toBe(
      "0 %: 200 of 1,000,000 items prepared",
    );
    expect(lines.line("written", 500_000, 1_000_000, 180_000)).toBe(
      "20 %, about 8 min left: 500,000 of 1,000,000 items prepared",
    );
    expect(lines.line("listed", 1_000_000, 1_000_000, 500_000)).toBe(
      "88 %, about 60 s left: 1,000,000 of 1,000,000 items prepared for the listings",
    );
    expect(lines.line("merging", 1_000_000, undefined, 500_100)).toBe(
      "88 %, about 70 s left: 1,000,000 items are merged",
    );
    expect(lines.line("loaded", 1, undefined, 560_000)).toBe("The goods are in the shop.");
    expect(lines.line("described", 400, undefined, 570_000)).toBe(
      "400 structures drawn and indexed",
    );
  });

  test("the lines that an import prints come at most once a second, and whenever a step starts", () => {
    const lines = new ProgressLines();
    const at = (now: number, step: "written" | "indexed") =>
      lines.line(step, 1, 10, now) !== undefined;
    expect([
      at(1000, "written"),
      at(1500, "written"),
      at(2000, "written"),
      at(2100, "indexed"),
    ]).toEqual([true, false, true, true]);
  });
});

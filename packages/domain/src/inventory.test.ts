import { describe, expect, it } from "vitest";
import { bottleCount, containersOf, litresOrGrams, packsOfLine } from "./inventory.ts";
import type { LineProgress } from "./order-line.ts";

const line = (of: Partial<LineProgress>): LineProgress => ({
  quantity: 5,
  sentQuantity: 0,
  refundedQuantity: 0,
  state: "open",
  isCancelled: false,
  ...of,
});
const C1 = { batchCode: "C1", count: 2 };
const C2 = { batchCode: "C2", count: 1 };

describe("packsOfLine", () => {
  it("has what was sent by batch, then what is still to be sent", () => {
    expect(packsOfLine(line({ sentQuantity: 3 }), [C1, C2], [])).toEqual([
      C1,
      C2,
      { batchCode: "", count: 2 },
    ]);
  });

  it("leaves out what was sent back of a batch", () => {
    const sent = line({ sentQuantity: 3, quantity: 3, refundedQuantity: 2, state: "shipped" });
    expect(packsOfLine(sent, [C1, C2], [{ batchCode: "C1", count: 2 }])).toEqual([C2]);
  });

  it("has no batch for what was sent without a parcel", () => {
    const sent = line({ sentQuantity: 4, quantity: 4, state: "shipped" });
    expect(packsOfLine(sent, [C1], [])).toEqual([C1, { batchCode: "", count: 2 }]);
  });

  it.each([
    ["terminated", { state: "terminated" as const, refundedQuantity: 5 }],
    ["cancelled", { isCancelled: true, refundedQuantity: 5 }],
  ])("has nothing of a line that was %s before any was sent", (_, of) => {
    expect(packsOfLine(line(of), [], [])).toEqual([]);
  });

  it("has of a terminated line what was sent of it", () => {
    const rest = line({ state: "terminated", sentQuantity: 2, refundedQuantity: 3 });
    expect(packsOfLine(rest, [C1], [])).toEqual([C1]);
  });
});

describe("containersOf", () => {
  it.each([
    ["500mL", 1, "500", "mL"],
    ["4×2.5L", 4, "2.5", "L"],
    ["10 x 1 ml", 10, "1", "mL"],
    ["100T", 1, "100", "T"],
    ["a drum", 1, "", ""],
    ["", 1, "", ""],
  ])("%j is %i bottles of %s %s", (pack, count, amount, unit) => {
    expect(containersOf(pack)).toEqual({ count, amount, unit });
  });
});

it("counts the bottles of packs", () => {
  expect(bottleCount("4×2.5L", [C1, C2])).toBe(12);
  expect(bottleCount("500mL", [])).toBe(0);
});

it.each([
  ["500mL", { amount: 0.5, unit: "l" }],
  ["4×2.5L", { amount: 2.5, unit: "l" }],
  ["250mg", { amount: 0.25, unit: "g" }],
  ["100T", undefined],
  ["", undefined],
])("a bottle of %j holds %j", (pack, amount) => {
  expect(litresOrGrams(pack)).toEqual(amount);
});

import { describe, expect, it } from "vitest";
import {
  hasCasNumber,
  type LineProgress,
  lineStatus,
  returnableQuantity,
  ship,
  takeBack,
  terminate,
  unship,
  waitingQuantity,
} from "./order-line.ts";

const line = (change: Partial<LineProgress> = {}): LineProgress => ({
  quantity: 5,
  sentQuantity: 0,
  refundedQuantity: 0,
  state: "open",
  isCancelled: false,
  ...change,
});

describe("a line's status (customer centre §4, order line status)", () => {
  it.each([
    [line(), "open"],
    [line({ state: "shipped", sentQuantity: 5 }), "shipped"],
    [line({ state: "terminated" }), "terminated"],
    [line({ isCancelled: true }), "cancelled"],
    [line({ isCancelled: true, state: "terminated" }), "cancelled"],
  ])("the status of the line %j is %s", (of, expected) => {
    expect(lineStatus(of)).toBe(expected);
  });
});

describe("waiting and returnable quantities", () => {
  it.each([
    [line(), 5, 0],
    [line({ sentQuantity: 2 }), 3, 2],
    [line({ sentQuantity: 2, refundedQuantity: 1 }), 3, 1],
    [line({ sentQuantity: 5, state: "shipped" }), 0, 5],
    [line({ sentQuantity: 2, refundedQuantity: 3, state: "terminated" }), 0, 2],
    [line({ sentQuantity: 2, refundedQuantity: 4, state: "terminated" }), 0, 1],
    [line({ refundedQuantity: 5, state: "terminated" }), 0, 0],
    [line({ isCancelled: true }), 0, 0],
  ])("%j has %d waiting and %d returnable", (of, waiting, returnable) => {
    expect(waitingQuantity(of)).toBe(waiting);
    expect(returnableQuantity(of)).toBe(returnable);
  });
});

describe("changes of a line", () => {
  it("sends it in parts until none is waiting", () => {
    const part = ship(line(), 2);
    expect(part).toMatchObject({ sentQuantity: 2, state: "open" });
    expect(part && ship(part, 3)).toMatchObject({ sentQuantity: 5, state: "shipped" });
    expect(part && ship(part, 4)).toBeUndefined();
  });

  it.each([0, -1, 1.5, 6, Number.NaN])("does not send %d of five", (count) => {
    expect(ship(line(), count)).toBeUndefined();
  });

  it("terminates the waiting quantity, if there is one", () => {
    expect(terminate(line({ sentQuantity: 2 }))).toMatchObject({
      refundedQuantity: 3,
      state: "terminated",
    });
    expect(terminate(line({ sentQuantity: 5, state: "shipped" }))).toBeUndefined();
    expect(terminate(line({ isCancelled: true }))).toBeUndefined();
  });

  it("returns no more than was sent", () => {
    const shipped = line({ sentQuantity: 5, state: "shipped" });
    expect(takeBack(shipped, 2)).toMatchObject({ refundedQuantity: 2, state: "shipped" });
    expect(takeBack(shipped, 6)).toBeUndefined();
    expect(takeBack(line(), 1)).toBeUndefined();
  });
});

it.each([
  ["64-17-5", true],
  ["NONE", false],
  ["NONE-12", false],
  ["", false],
])(
  "CAS number %j is shown: %s (customer centre §2, reagent order detail)",
  (casNumber, isShown) => {
    expect(hasCasNumber({ casNumber })).toBe(isShown);
  },
);

describe("a parcel that is taken back", () => {
  it.each<[string, LineProgress, number, number, Partial<LineProgress> | undefined]>([
    [
      "with all of the line",
      line({ sentQuantity: 5, state: "shipped" }),
      5,
      0,
      { sentQuantity: 0 },
    ],
    ["with a part of it", line({ sentQuantity: 3 }), 2, 0, { sentQuantity: 1, state: "open" }],
    [
      "beside goods that came back from another one",
      line({ sentQuantity: 5, refundedQuantity: 2, state: "shipped" }),
      3,
      0,
      { sentQuantity: 2, state: "open" },
    ],
    [
      "whose goods came back",
      line({ sentQuantity: 5, refundedQuantity: 2, state: "shipped" }),
      4,
      0,
      undefined,
    ],
    ["whose goods are in a return", line({ sentQuantity: 5, state: "shipped" }), 5, 1, undefined],
    [
      "before the rest was terminated",
      line({ sentQuantity: 2, refundedQuantity: 3, state: "terminated" }),
      2,
      0,
      undefined,
    ],
    ["of a cancelled line", line({ sentQuantity: 2, isCancelled: true }), 2, 0, undefined],
  ])("%s", (_, before, count, held, after) => {
    expect(unship(before, { count, held })).toEqual(
      after && { ...before, state: "open", ...after },
    );
  });
});

import { describe, expect, test } from "vitest";
import { isShortDated, orderableOfBatch, pickBatches } from "./batch-stock.ts";

const TODAY = "2026-11-30";
const batch = (batchCode: string, retestOn: string, free: number) => ({
  batchCode,
  retestOn,
  free,
});
const picked = (batches: Parameters<typeof pickBatches>[0], quantity: number) =>
  pickBatches(batches, quantity, TODAY).map((each) => `${each.batchCode} ${each.quantity}`);

describe("the stock of a batch", () => {
  test.each([
    [5, 9, 5],
    [5, 3, 3],
    [0, 3, 0],
    [5, 0, 0],
    [5, -2, 0],
  ])("of which %i are free, of a pack with %i, can be ordered %i times", (free, pack, expected) => {
    expect(orderableOfBatch({ free }, pack)).toBe(expected);
  });
});

describe("the batches that goods are taken from", () => {
  const OLDER = batch("A1", "2027-02-01", 2);
  const NEWER = batch("B1", "2028-02-01", 5);

  test.each<[string, Parameters<typeof pickBatches>[0], number, string[]]>([
    ["the first to expire", [NEWER, OLDER], 2, ["A1 2"]],
    ["the next where the first has too few", [NEWER, OLDER], 3, ["A1 2", "B1 1"]],
    ["no batch for what none has", [OLDER], 3, ["A1 2", " 1"]],
    ["no batch where none is on the shelf", [], 3, [" 3"]],
    ["none after its retest date", [batch("OLD", "2026-11-29", 9), NEWER], 1, ["B1 1"]],
    ["one on its retest date", [batch("OLD", TODAY, 9), NEWER], 1, ["OLD 1"]],
    ["one without a retest date last", [batch("?", "", 9), NEWER], 6, ["B1 5", "? 1"]],
    ["none that is sold out", [batch("A0", "2027-01-01", 0), OLDER], 1, ["A1 1"]],
    ["of the same date by number", [batch("B2", "2028-02-01", 5), NEWER], 1, ["B1 1"]],
  ])("are %s", (_, batches, quantity, expected) => {
    expect(picked(batches, quantity)).toEqual(expected);
  });

  test("are never more than they have, and together as many as are wanted", () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const batches = Array.from({ length: seed % 5 }, (_, at) =>
        batch(`C${at}`, `2027-0${1 + ((seed * 7 + at) % 9)}-01`, (seed * 3 + at * 5) % 7),
      );
      const parts = pickBatches(batches, seed % 23, TODAY);
      expect(parts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(seed % 23);
      for (const { batchCode, quantity } of parts) {
        const free = batches.find((each) => each.batchCode === batchCode)?.free ?? quantity;
        expect(quantity).toBeLessThanOrEqual(free);
      }
    }
  });
});

describe("a batch is short-dated", () => {
  test.each([
    ["2027-05-30", true],
    ["2027-05-31", false],
    ["2026-11-01", true],
    ["", false],
  ])("with the retest date %j: %s", (retestOn, expected) => {
    expect(isShortDated(retestOn, TODAY)).toBe(expected);
  });
});

import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cpuOf } from "../../testing/cpu-of.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

/** Processor time of the thread that answers, in microseconds. */
const LONGEST_ANSWER = 1_000_000;

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  it(`500 lines of unknown words take at most a second of the processor on ${kind}`, async () => {
    const lines = Array.from(
      { length: MOST_SHEET_LINES },
      (_, at) => `wrod${at.toString(36)} unknwon${at * 7}`,
    );
    const resolve = async () => {
      const { data } = await shop.call(resolveOrderSheet, { lines });
      expect(data.lines).toHaveLength(MOST_SHEET_LINES);
    };
    expect(await cpuOf(resolve, 3)).toBeLessThan(LONGEST_ANSWER);
  });
});

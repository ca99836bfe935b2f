import { expect, test } from "vitest";
import { readHistory } from "./useInstrumentHistory.ts";

test("reads what was kept, in its order", () => {
  expect(readHistory('[{"skuId":"70022"},{"skuId":"70011","name":"移液器"}]')).toEqual([
    { skuId: "70022" },
    { skuId: "70011" },
  ]);
});

test.each([null, "", "{", "7", "{}", '["70011"]', '[{"skuId":7},null]'])(
  "%s is nothing",
  (kept) => {
    expect(readHistory(kept)).toEqual([]);
  },
);

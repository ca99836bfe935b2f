import { expect, test } from "vitest";
import { readHistory } from "./view-history.ts";

test("reads what was kept, in its order", () => {
  expect(readHistory('[{"skuId":"70022"},{"skuId":"70011","name":"移液器"}]', "skuId")).toEqual([
    "70022",
    "70011",
  ]);
});

test.each([null, "", "{", "7", "{}", '["70011"]', '[{"skuId":7},null,{"itemCode":"S812046"}]'])(
  "%s is nothing",
  (kept) => {
    expect(readHistory(kept, "skuId")).toEqual([]);
  },
);

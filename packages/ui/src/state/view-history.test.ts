import { expect, test } from "vitest";
import { readHistory } from "./view-history.ts";

test("returns the stored ids in order", () => {
  expect(readHistory('[{"skuId":"70022"},{"skuId":"70011","name":"移液器"}]', "skuId")).toEqual([
    "70022",
    "70011",
  ]);
});

test.each([null, "", "{", "7", "{}", '["70011"]', '[{"skuId":7},null,{"itemCode":"S812046"}]'])(
  "returns no ids for %s",
  (stored) => {
    expect(readHistory(stored, "skuId")).toEqual([]);
  },
);

import { EMPTY_ADDRESS } from "@reagent/domain/address";
import { expect, test } from "vitest";
import { foundParts } from "./found-parts.ts";

const zhou = { ...EMPTY_ADDRESS, receiver: "周以宁", mobile: "13900000120" };
const pudong = { province: "310000", city: "310100", district: "310115" };

test("fills an empty form and reports missing parts", () => {
  expect(foundParts(zhou, EMPTY_ADDRESS)).toEqual({
    values: { receiver: "周以宁", mobile: "13900000120" },
    filled: ["receiver", "mobile"],
    replaced: [],
    missing: ["region"],
  });
});

test("reports replaced values and keeps parts that are not found", () => {
  const typed = { ...EMPTY_ADDRESS, ...pudong, receiver: "李想", mobile: "13900000120" };
  const found = foundParts(
    { ...zhou, province: "320000", city: "320500", area: "0512", phone: "55500218" },
    { ...typed, phone: "55500120" },
  );
  expect(found.replaced).toEqual([
    { part: "receiver", before: "李想" },
    { part: "region", before: "" },
    { part: "landline", before: "55500120" },
  ]);
  expect(found.values).toMatchObject({ province: "320000", city: "320500", district: "" });
  expect(found.missing).toEqual([]);
});

test("changes nothing if nothing is found", () => {
  expect(foundParts(EMPTY_ADDRESS, zhou)).toEqual({
    values: {},
    filled: [],
    replaced: [],
    missing: ["region"],
  });
});

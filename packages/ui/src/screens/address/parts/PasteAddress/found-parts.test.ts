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
    cleared: [],
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
    cleared: [],
    missing: ["region"],
  });
});

test("empties the mobile of the receiver before when another receiver comes without one", () => {
  const first = { ...zhou, ...pudong, street: "科苑路 1278 号", postcode: "201203" };
  const second = {
    ...EMPTY_ADDRESS,
    receiver: "李想",
    province: "110000",
    city: "110100",
    district: "110108",
    street: "中关村南大街 12 号",
  };
  const found = foundParts(second, first);
  const { area: _, phone: __, extension: ___, ...values } = second;
  expect(found.values).toEqual({ ...values, mobile: "", postcode: "" });
  expect(found.cleared).toEqual([
    { part: "mobile", before: "13900000120" },
    { part: "postcode", before: "201203" },
  ]);
  expect(found.missing).toEqual(["mobile"]);
});

test("keeps the typed mobile where the receiver stays the same, or is new to the form", () => {
  for (const receiver of ["", "周以宁"]) {
    const typed = { ...EMPTY_ADDRESS, receiver, mobile: "13900000120" };
    const found = foundParts({ ...EMPTY_ADDRESS, ...pudong, receiver: "周以宁" }, typed);
    expect(found.cleared).toEqual([]);
    expect(found.values).not.toHaveProperty("mobile");
    expect(found.missing).toEqual([]);
  }
});

import * as v from "valibot";
import { expect, test } from "vitest";
import {
  EVERY_PARCEL,
  isCorrection,
  LONGEST_PARCEL_FILTER,
  ParcelFilter,
  trackingUrl,
} from "./shipment.ts";

const issuesOf = (change: Partial<ParcelFilter>) => {
  const read = v.safeParse(ParcelFilter, { ...EVERY_PARCEL, ...change });
  return (read.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
};

test("the filter of parcels trims its numbers", () => {
  const read = v.parse(ParcelFilter, { ...EVERY_PARCEL, expressNumber: " SE7 " });
  expect(read.expressNumber).toBe("SE7");
});

test.each([
  [
    "a range of days that ends before it starts",
    { from: "2026-11-21", to: "2026-11-20" },
    "to",
    "days-reversed",
  ],
  ["a day that is none", { from: "2026-13-01" }, "from", "day-invalid"],
  [
    "a number that is too long",
    { orderCode: "M".repeat(LONGEST_PARCEL_FILTER + 1) },
    "orderCode",
    "text-too-long",
  ],
])("the filter of parcels refuses %s", (_, change, field, message) => {
  expect(issuesOf(change)).toEqual([[field, message]]);
});

test("the search on a courier's number escapes it", () => {
  expect(trackingUrl("SE 7&x=<script>")).toBe(
    "https://www.baidu.com/s?wd=SE%207%26x%3D%3Cscript%3E",
  );
});

test.each([
  [{}, false],
  [{ expressCompany: "SF" }, true],
  [{ expressNumber: "SE8" }, true],
  [{ expressCompany: "SF", expressNumber: "SE8" }, true],
])("tracking data with %j is a correction: %s (decisions, corrected parcels)", (change, is) => {
  const stored = { expressCompany: "Express", expressNumber: "SE7" };
  expect(isCorrection(stored, { ...stored, ...change })).toBe(is);
});

import { expect, it } from "vitest";
import { formatDate, formatDay, formatFileSize, formatMoment, formatShortDate } from "./format.ts";

it.each([
  ["2026-11-20T16:30:00Z", "2026-11-21 00:30", "21 Nov 2026, 00:30"],
  ["2026-11-21T06:32:59Z", "2026-11-21 14:32", "21 Nov 2026, 14:32"],
])("writes %s in Shanghai's time", (moment, zh, en) => {
  expect(formatMoment(Date.parse(moment), "zh")).toBe(zh);
  expect(formatMoment(Date.parse(moment), "en")).toBe(en);
});

it("writes the day that it is in Shanghai", () => {
  expect(formatDay(Date.parse("2026-12-31T16:00:00Z"), "zh")).toBe("2027-01-01");
  expect(formatDay(Date.parse("2026-12-31T16:00:00Z"), "en")).toBe("1 Jan 2027");
});

it.each([
  ["2026-11-18", "2026-11-18", "18 Nov 2026", "11-18", "18 Nov"],
  ["2026-01-01", "2026-01-01", "1 Jan 2026", "01-01", "1 Jan"],
  ["", "", "", "", ""],
  ["until filled", "until filled", "until filled", "until filled", "until filled"],
])("writes the date %s of the back end in both languages", (date, zh, en, shortZh, shortEn) => {
  expect([formatDate(date, "zh"), formatDate(date, "en")]).toEqual([zh, en]);
  expect([formatShortDate(date, "zh"), formatShortDate(date, "en")]).toEqual([shortZh, shortEn]);
});

it.each([
  [0, "0 KB"],
  [1, "1 KB"],
  [655_360, "640 KB"],
  [10 * 1024 * 1024, "10.0 MB"],
])("writes a size of %i bytes as %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

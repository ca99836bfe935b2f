import { expect, it } from "vitest";
import { formatMoment } from "./format.ts";

it.each([
  ["2026-11-20T16:30:00Z", "2026-11-21 00:30", "21 Nov 2026, 00:30"],
  ["2026-11-21T06:32:59Z", "2026-11-21 14:32", "21 Nov 2026, 14:32"],
])("writes %s in Shanghai's time", (moment, zh, en) => {
  expect(formatMoment(Date.parse(moment), "zh")).toBe(zh);
  expect(formatMoment(Date.parse(moment), "en")).toBe(en);
});

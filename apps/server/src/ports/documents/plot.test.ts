import { expect, test } from "vitest";
import { ticksOf } from "./plot.ts";

test.each([
  ["minutes", { from: 0, to: 13.92 }, [0, 2, 4, 6, 8, 10, 12]],
  [
    "parts per million, from right to left",
    { from: 10, to: 0 },
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ],
  ["wavenumbers", { from: 4000, to: 400 }, [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000]],
  ["a narrow axis", { from: 0, to: 1 }, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]],
])("the axis of %s has round values", (_, axis, ticks) => {
  expect(ticksOf(axis)).toEqual(ticks);
});

import { expect, it } from "vitest";
import { from } from "../../packages/ui/src/theme/breakpoints.ts";
import { isPlayedAt, LEAST_PLAYED } from "./played-width.ts";

const playedOf = (widths: readonly number[], viewport: unknown, isOnPhones: boolean) =>
  widths.filter((width) => isPlayedAt(width, viewport, isOnPhones));

it("plays a story without a viewport in the layout of a laptop or wider, and one for phones on a phone", () => {
  expect(from.laptop).toContain(`(min-width: ${LEAST_PLAYED}px)`);
  const widths = [320, 388, 389, 390, 391, 392, 720, 768, 959, 960, 1440];
  expect(playedOf(widths, undefined, true)).toEqual([389, 390, 391, 960, 1440]);
  expect(playedOf(widths, undefined, false)).toEqual([960, 1440]);
});

it("plays a story with a viewport at that width alone", () => {
  expect(playedOf([388, 389, 390, 391, 392, 768, 1440], "phone", false)).toEqual([389, 390, 391]);
  expect(playedOf([390, 768, 1440], "tablet", false)).toEqual([768]);
});

import { expect, it } from "vitest";
import { from } from "../../packages/ui/src/theme/breakpoints.ts";
import { isPlayedAt, LEAST_PLAYED } from "./played-width.ts";

it("plays a story without a viewport where the layout is that of a laptop or wider", () => {
  expect(from.laptop).toContain(`(min-width: ${LEAST_PLAYED}px)`);
  expect([390, 720, 768, 959].filter((width) => isPlayedAt(width, undefined))).toEqual([]);
  expect([960, 1100, 1440].filter((width) => !isPlayedAt(width, undefined))).toEqual([]);
});

it("plays a story with a viewport at that width alone", () => {
  expect([389, 390, 391].filter((width) => !isPlayedAt(width, "phone"))).toEqual([]);
  expect([388, 392, 768, 1440].filter((width) => isPlayedAt(width, "phone"))).toEqual([]);
});

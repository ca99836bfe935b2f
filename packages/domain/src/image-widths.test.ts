import { expect, test } from "vitest";
import { imageWidths } from "./image-widths.ts";

test.each([
  [1, [1]],
  [160, [160]],
  [161, [160, 161]],
  [800, [160, 320, 640, 800]],
  [4000, [160, 320, 640, 960, 1280, 4000]],
])("an image that is %i pixels wide is there at %j, never wider", (width, widths) => {
  expect(imageWidths(width)).toEqual(widths);
});

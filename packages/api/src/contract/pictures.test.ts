import { expect, test } from "vitest";
import { imageSources, picturePaths } from "./pictures.ts";

test("an image that is wider than the narrowest screen has sources up to its own width", () => {
  expect(imageSources(picturePaths.file("0a1b-400"))).toEqual({
    srcSet:
      "/pictures/files/0a1b-160 160w, /pictures/files/0a1b-320 320w, /pictures/files/0a1b-400 400w",
    width: 400,
  });
});

test.each([
  "",
  "<svg/>",
  "https://a.example/pictures/files/0a1b-400",
  picturePaths.file("0a1b"),
  picturePaths.file("0a1b-120"),
  picturePaths.content("content-0a1b.png"),
])("%j has no sources", (address) => {
  expect(imageSources(address)).toBeUndefined();
});

import { describe, expect, test } from "vitest";
import { allWidths, firstOf, pageCount, pageOf } from "./pages.ts";

describe("pages of slides", () => {
  test.each([
    [7, 3, 3],
    [6, 3, 2],
    [1, 3, 1],
    [0, 3, 1],
    [4, 1, 4],
  ])("%i slides, %i visible, make %i pages", (slides, perView, count) => {
    expect(pageCount(slides, perView)).toBe(count);
  });

  test("gives every page a first slide that is on that page", () => {
    for (let slides = 1; slides <= 12; slides++)
      for (let perView = 1; perView <= 4; perView++)
        for (let page = 0; page < pageCount(slides, perView); page++)
          expect(pageOf(firstOf(page, slides, perView), slides, perView)).toBe(page);
  });

  test("fills the last page with earlier slides", () => {
    expect(firstOf(2, 7, 3)).toBe(4);
    expect(pageOf(4, 7, 3)).toBe(2);
  });
});

describe("allWidths", () => {
  test("uses the value of the next smaller width for a width that is not named", () => {
    expect(allWidths({ phone: 1, laptop: 3 })).toEqual({
      phone: 1,
      tablet: 1,
      laptop: 3,
      desktop: 3,
    });
  });
});

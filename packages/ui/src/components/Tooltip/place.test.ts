import { describe, expect, test } from "vitest";
import { place } from "./place.ts";

const window = { width: 390, height: 844 };
const bubble = { width: 100, height: 28 };

describe("place", () => {
  test("centres the bubble on the given side", () => {
    const anchor = { left: 150, top: 400, width: 40, height: 40 };
    expect(place(anchor, bubble, "top", window)).toEqual({ left: 120, top: 372 });
    expect(place(anchor, bubble, "bottom", window)).toEqual({ left: 120, top: 440 });
    expect(place(anchor, bubble, "start", window)).toEqual({ left: 50, top: 406 });
    expect(place(anchor, bubble, "end", window)).toEqual({ left: 190, top: 406 });
  });

  test("uses the opposite side where there is no room", () => {
    expect(place({ left: 150, top: 10, width: 40, height: 40 }, bubble, "top", window).top).toBe(
      50,
    );
    expect(place({ left: 340, top: 400, width: 40, height: 40 }, bubble, "end", window).left).toBe(
      240,
    );
  });

  test("stays inside the window at its corners", () => {
    const { left, top } = place(
      { left: 370, top: 830, width: 20, height: 14 },
      bubble,
      "bottom",
      window,
    );
    expect(left + bubble.width).toBeLessThanOrEqual(window.width);
    expect(top + bubble.height).toBeLessThanOrEqual(window.height);
    expect(place({ left: 0, top: 400, width: 10, height: 10 }, bubble, "top", window).left).toBe(4);
  });
});

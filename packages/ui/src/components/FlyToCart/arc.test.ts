import { describe, expect, test } from "vitest";
import { arc } from "./arc.ts";

describe("arc", () => {
  const from = { x: 900, y: 700 };
  const to = { x: 1200, y: 40 };

  test("starts and ends exactly at the given points", () => {
    const points = arc(from, to);
    expect(points.at(0)).toEqual(from);
    expect(points.at(-1)).toEqual(to);
  });

  test("moves towards the target without turning back", () => {
    const across = arc(from, to).map(({ x }) => x);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  });

  test("the arc to the cart rises above a straight line", () => {
    const middle = arc(from, to, 2)[1];
    expect(middle?.y).toBeLessThan((from.y + to.y) / 2);
  });
});

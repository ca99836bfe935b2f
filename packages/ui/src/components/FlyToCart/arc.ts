export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Points between two places, both included, along a parabola that rises above the higher of the two. In px of the
 * window.
 */
export function arc(from: Point, to: Point, steps = 24): Point[] {
  const lift = Math.min(120, 40 + Math.abs(to.x - from.x) / 8);
  const over = { x: from.x + (to.x - from.x) * 0.4, y: Math.min(from.y, to.y) - lift };
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const at = (start: number, middle: number, end: number) =>
      (1 - t) ** 2 * start + 2 * (1 - t) * t * middle + t ** 2 * end;
    return { x: at(from.x, over.x, to.x), y: at(from.y, over.y, to.y) };
  });
}

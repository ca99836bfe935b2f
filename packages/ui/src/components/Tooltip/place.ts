export type Side = "top" | "bottom" | "start" | "end";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const opposite: Record<Side, Side> = { top: "bottom", bottom: "top", start: "end", end: "start" };
const EDGE = 4;

/**
 * The position of a bubble beside an anchor, in px of the window: on the given side, on the opposite one where there is
 * no room, and always inside the window.
 */
export function place(
  anchor: Box,
  bubble: { width: number; height: number },
  side: Side,
  window: { width: number; height: number },
): { left: number; top: number } {
  const wanted = at(anchor, bubble, side);
  const isInside = fits(wanted, bubble, window);
  const { left, top } = isInside ? wanted : at(anchor, bubble, opposite[side]);
  return {
    left: clamp(left, EDGE, window.width - bubble.width - EDGE),
    top: clamp(top, EDGE, window.height - bubble.height - EDGE),
  };
}

function at(anchor: Box, bubble: { width: number; height: number }, side: Side) {
  const middle = {
    left: anchor.left + (anchor.width - bubble.width) / 2,
    top: anchor.top + (anchor.height - bubble.height) / 2,
  };
  switch (side) {
    case "top":
      return { ...middle, top: anchor.top - bubble.height };
    case "bottom":
      return { ...middle, top: anchor.top + anchor.height };
    case "start":
      return { ...middle, left: anchor.left - bubble.width };
    case "end":
      return { ...middle, left: anchor.left + anchor.width };
  }
}

const fits = (
  { left, top }: { left: number; top: number },
  bubble: { width: number; height: number },
  window: { width: number; height: number },
) =>
  left >= 0 &&
  top >= 0 &&
  left + bubble.width <= window.width &&
  top + bubble.height <= window.height;

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

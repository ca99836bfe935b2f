import { viewports } from "../viewports.ts";

/** The narrowest page, phones apart, in px, on which a story that sets no viewport is played: the layout for laptops begins here. */
export const LEAST_PLAYED = 960;

/** The width of a viewport in px; undefined for none, and for one that was dragged. */
export function widthOf(viewport: unknown): number | undefined {
  const known = viewports[viewport as keyof typeof viewports];
  return known && Number.parseInt(known.styles.width, 10);
}

/** Whether a page of this width has that of the viewport. A frame may round its width. */
export const isAsWideAs = (viewport: unknown, width: number): boolean =>
  Math.abs((widthOf(viewport) ?? Number.NaN) - width) <= 1;

/** Whether a story is played on a page of this width: one with a viewport at that width alone. */
export function isPlayedAt(width: number, viewport: unknown, isOnPhones: boolean): boolean {
  if (widthOf(viewport) !== undefined) return isAsWideAs(viewport, width);
  return width >= LEAST_PLAYED || (isOnPhones && isAsWideAs("phone", width));
}

import { viewports } from "../viewports.ts";

/** The narrowest page, in px, on which a story that sets no viewport is played: the layout for laptops begins here. */
export const LEAST_PLAYED = 960;

/** Whether a story is played on a page of this width. A frame may round its width. */
export function isPlayedAt(width: number, viewport: unknown): boolean {
  const own = viewports[viewport as keyof typeof viewports];
  return own ? Math.abs(Number.parseInt(own.styles.width, 10) - width) <= 1 : width >= LEAST_PLAYED;
}

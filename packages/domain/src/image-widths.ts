/** The widths at which screens show images, in pixels of the screen: of a thumbnail to a banner on a dense screen. */
const SCREEN_WIDTHS = [160, 320, 640, 960, 1280] as const;

/** The widths at which an image of a width is there: those of screens below its own, then its own; never a larger one. */
export function imageWidths(width: number): readonly number[] {
  return [...SCREEN_WIDTHS.filter((each) => each < width), width];
}

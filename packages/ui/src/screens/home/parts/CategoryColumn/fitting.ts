const LINE_PX = 232;
const GAP_PX = 12;
const NARROWEST_PX = 24;

/** The approximate width of a text at 13 px, in pixels; at least the minimum size of a tap target. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += /[\u2e80-\uffff]/u.test(character) ? 13 : 7;
  return Math.max(width, NARROWEST_PX);
}

/** The first names that fit into a number of lines of the column; at least one. */
export function fitting<Named extends { readonly name: string }>(
  names: readonly Named[],
  lines: number,
): readonly Named[] {
  let line = 1;
  let used = 0;
  const end = names.findIndex(({ name }, index) => {
    const width = widthOf(name);
    const withGap = used === 0 ? width : used + GAP_PX + width;
    if (withGap <= LINE_PX) used = withGap;
    else {
      line += Math.max(1, Math.ceil(width / LINE_PX));
      used = width;
    }
    return line > lines && index > 0;
  });
  return end === -1 ? names : names.slice(0, end);
}

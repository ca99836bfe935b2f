const LINE_PX = 232;
const GAP_PX = 12;
const NARROWEST_PX = 24;

/** How wide a text is at 13 px, near enough; a narrow one is widened to be hit. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += /[\u2e80-\uffff]/u.test(character) ? 13 : 7;
  return Math.max(width, NARROWEST_PX);
}

/** The names, in order, that fit beside one another into so many lines of the column; at least one. */
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

/** How many columns of a terminal a text takes: Chinese characters take two. */
const widthOf = (text: string): number =>
  text.length +
  (text.match(
    /[\u{1100}-\u{115F}\u{2E80}-\u{A4CF}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FE30}-\u{FE6F}\u{FF00}-\u{FF60}\u{FFE0}-\u{FFE6}]/gu,
  )?.length ?? 0);

/** Rows of texts as lines with aligned columns. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ""))),
  );
  return rows.map((row) =>
    row
      .map((text, column) => text + " ".repeat((widths[column] ?? 0) - widthOf(text)))
      .join("  ")
      .trimEnd(),
  );
}

/** What makes a program calculate with a cell. */
const FORMULA = /^[=+\-@\t\r]/u;

/**
 * Rows as CSV, with a mark of the byte order, by which spreadsheets read Chinese. A text that a program would take for a formula begins with an
 * apostrophe; numbers stay as they are.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cellText).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellText(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

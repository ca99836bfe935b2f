/** What makes a program calculate with a cell; some take the signs of full width for the same. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;

/** A plain number, which is no formula though it may begin with a minus sign. */
const NUMBER = /^-?\d+(?:\.\d+)?$/u;

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

/**
 * A cell of a file that is opened as a spreadsheet, before it is quoted. After a tab it is shown as it is written: 64-17-5 is no date, 0336 no
 * number, and `=1+1` no formula. The import of goods ignores the tab.
 *
 * @param isText - Whether a spreadsheet would take the cell for a date or a number that it is not.
 */
export function spreadsheetCell(text: string, isText = false): string {
  if (text === "") return "";
  return isText || (FORMULA.test(text) && !NUMBER.test(text)) ? `\t${text}` : text;
}

/**
 * A cell of a file that another program imports, before it is quoted: as it is, but with a space before what a spreadsheet would take for a
 * formula, should somebody open the file in one.
 */
export function importedCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? ` ${text}` : text;
}

/** What separates the cells of tables, the commonest first. */
const DELIMITERS = [",", "\t", ";"] as const;

/** A row of a table in a text. */
export interface TextRow {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** Without white space around them. */
  readonly cells: readonly string[];
}

/** The delimiter of the line "sep=;" before the header, by which Excel names it; undefined for other lines. */
export function namedDelimiter(line: string): string | undefined {
  return /^\uFEFF?\s*"?sep=(?<delimiter>\t|[^\s\w"])/iu.exec(line)?.groups?.["delimiter"];
}

/** The delimiter that occurs most often in a header. */
export function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [...DELIMITERS].sort((one, other) => count(other) - count(one))[0] ?? ",";
}

/** The rows of a table as in RFC 4180, with line feeds: quoted cells may have delimiters, line breaks and doubled quotes. */
export function* textRows(text: string, delimiter: string): Generator<TextRow> {
  /* Cells are searched by one expression: two searches by text would each run to the end of the table. */
  const ends = new RegExp(String.raw`[\u{${codeOf(delimiter)}}\n]`, "gu");
  let cells: string[] = [];
  let begin = 1;
  let line = 1;
  let at = 0;
  while (at <= text.length) {
    const { value, end } = cellAt(text, at, ends);
    cells.push(value.trim());
    line += text.slice(at, end).split("\n").length - 1;
    if (text[end] !== delimiter) {
      yield { line: begin, cells };
      line += 1;
      begin = line;
      cells = [];
    }
    at = end + 1;
  }
}

const codeOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);

/** The cell that begins at an index, and the index of what ends it. A quote that is never closed is text. */
function cellAt(text: string, start: number, ends: RegExp): { value: string; end: number } {
  const endFrom = (from: number) => {
    ends.lastIndex = from;
    return ends.exec(text)?.index ?? text.length;
  };
  if (text[start] === '"') {
    let close = text.indexOf('"', start + 1);
    while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
    if (close !== -1)
      return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: endFrom(close + 1) };
  }
  const end = endFrom(start);
  return { value: text.slice(start, end), end };
}

import { columnOf, REQUIRED_COLUMNS } from "@reagent/domain/catalogue-columns";
import type { ColumnName } from "@reagent/domain/catalogue-columns";
import { parse } from "csv-parse/sync";
import { RecordReader } from "./records.ts";
import type { TableRecord } from "./records.ts";
import { encodingOf, linesOf, UnreadableFile } from "./text.ts";
import type { Line } from "./text.ts";

/** The header of a table. */
export interface Header {
  /** undefined for an unknown column. */
  readonly columns: readonly (ColumnName | undefined)[];
  /** The unknown columns, in the header's spelling. */
  readonly unknown: readonly string[];
}

export interface Table {
  readonly header: Header;
  /** The records after the header, in batches. */
  readonly records: AsyncIterable<readonly TableRecord[]>;
}

const DELIMITERS = [",", "\t", ";"];

/** Opens a table, whose header is the first line that is not blank. Throws `UnreadableFile`. */
export async function openTable(path: string): Promise<Table> {
  const batches = linesOf(path, await encodingOf(path));
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    const lines = next.value;
    const at = lines.findIndex(({ text }) => text === undefined || text.trim() !== "");
    if (at < 0) continue;
    const { text } = lines[at] ?? {};
    if (text === undefined)
      throw new UnreadableFile("The header cannot be read: its bytes are not text.");
    const delimiter = delimiterOf(text);
    const header = readHeader(text, delimiter);
    return { header, records: recordsOf(lines.slice(at + 1), batches, delimiter, header) };
  }
  throw new UnreadableFile("The file is empty.");
}

async function* recordsOf(
  first: readonly Line[],
  others: AsyncIterable<readonly Line[]>,
  delimiter: string,
  { columns }: Header,
): AsyncGenerator<readonly TableRecord[]> {
  const reader = new RecordReader(delimiter, columns.length);
  yield reader.read(first);
  for await (const lines of others) yield reader.read(lines);
  yield reader.end();
}

/** The delimiter that occurs most often in the header. */
function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

function readHeader(text: string, delimiter: string): Header {
  const cells = headerCells(text, delimiter);
  const columns = cells.map(columnOf);
  const twice = columns.find((name, at) => name !== undefined && columns.indexOf(name) !== at);
  if (twice !== undefined) throw new UnreadableFile(`The header has the column ${twice} twice.`);
  const missing = REQUIRED_COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new UnreadableFile(
      `The header has no column ${missing.join(", ")}. --help lists the columns, --template writes an example.`,
    );
  }
  const unknown = cells.filter((cell, at) => columns[at] === undefined && cell.trim() !== "");
  return { columns, unknown };
}

function headerCells(text: string, delimiter: string): readonly string[] {
  try {
    return parse(text, { delimiter })[0] ?? [];
  } catch {
    throw new UnreadableFile("The header cannot be read: a quotation mark is out of place.");
  }
}

import type { TableColumns } from "@reagent/domain/table-columns";
import { delimiterOf, namedDelimiter } from "@reagent/domain/table-text";
import { parse } from "csv-parse/sync";
import { RecordReader } from "./records.ts";
import type { TableRecord } from "./records.ts";
import { encodingOf, linesOf } from "./text.ts";
import type { TextLine } from "./text.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The header of a table. */
export interface Header<Name extends string = string> {
  /** undefined for an unknown column. */
  readonly columns: readonly (Name | undefined)[];
  /** The unknown columns, in the header's spelling. */
  readonly unknown: readonly string[];
  /** Whether it names columns in Chinese. */
  readonly isChinese: boolean;
}

export interface Table<Name extends string> {
  readonly header: Header<Name>;
  /** The records after the header, in batches. */
  readonly records: AsyncIterable<readonly TableRecord[]>;
}

/** The most lines of a header, some of whose cells have line breaks. */
const LONGEST_HEADER = 100;

const QUOTE_OUT_OF_PLACE = "The header cannot be read: a quotation mark is out of place.";

/** A file whose header has not been compared with any columns yet. */
interface Opened {
  readonly delimiter: string;
  readonly headerCells: readonly string[];
  /** The lines after the header: the rest of the first batch, and the following batches. */
  readonly firstLines: readonly TextLine[];
  readonly batches: AsyncGenerator<readonly TextLine[]>;
}

/** Opens a table, whose header is the first line that is not blank. Throws `UnreadableFile`. */
export async function openTable<Name extends string>(
  path: string,
  columns: TableColumns<Name>,
): Promise<Table<Name>> {
  const opened = await open(path);
  const header = readHeader(opened.headerCells, columns);
  return { header, records: recordsOf(opened, header) };
}

/** The columns that the header of a table has. Throws `UnreadableFile`. */
export async function columnsIn<Name extends string>(
  path: string,
  { columnOf }: TableColumns<Name>,
): Promise<ReadonlySet<Name>> {
  const { headerCells, batches } = await open(path);
  await batches.return(undefined);
  return new Set(headerCells.flatMap((cell) => columnOf(cell) ?? []));
}

async function open(path: string): Promise<Opened> {
  const batches = linesOf(path, await encodingOf(path));
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    const lines = withoutBlanks(next.value);
    const named = namedDelimiter(lines[0]?.text ?? "");
    const below = named === undefined ? lines : withoutBlanks(lines.slice(1));
    if (below.length === 0) continue;
    const { text, length } = headerOf(below);
    const delimiter = named ?? delimiterOf(text);
    return {
      delimiter,
      headerCells: cellsOf(text, delimiter),
      firstLines: below.slice(length),
      batches,
    };
  }
  throw new UnreadableFile("The file is empty.");
}

/** The lines from the first that is not blank. */
function withoutBlanks(lines: readonly TextLine[]): readonly TextLine[] {
  const at = lines.findIndex(({ text }) => text === undefined || text.trim() !== "");
  return at < 0 ? [] : lines.slice(at);
}

/** The header, with the lines by which its quoted cells go on, and their number. */
function headerOf(lines: readonly TextLine[]): { readonly text: string; readonly length: number } {
  let header = "";
  for (const [at, { text }] of lines.slice(0, LONGEST_HEADER).entries()) {
    if (text === undefined)
      throw new UnreadableFile("The header cannot be read: its bytes are not text.");
    header += at === 0 ? text : `\n${text}`;
    if (header.split('"').length % 2 === 1) return { text: header, length: at + 1 };
  }
  throw new UnreadableFile(QUOTE_OUT_OF_PLACE);
}

async function* recordsOf(
  { delimiter, firstLines, batches }: Opened,
  { columns }: Header,
): AsyncGenerator<readonly TableRecord[]> {
  const reader = new RecordReader(delimiter, columns.length);
  yield reader.read(firstLines);
  for await (const lines of batches) yield reader.read(lines);
  yield reader.end();
}

function readHeader<Name extends string>(
  cells: readonly string[],
  { columnOf, required }: TableColumns<Name>,
): Header<Name> {
  const columns = cells.map(columnOf);
  const twice = columns.find((name, at) => name !== undefined && columns.indexOf(name) !== at);
  if (twice !== undefined) throw new UnreadableFile(`The header has the column ${twice} twice.`);
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const found = columns.filter((name) => name !== undefined).join(", ");
    throw new UnreadableFile(
      `The header has no column ${missing.join(", ")}. Its columns are: ${found || "none that is known"}. --help lists the columns, --template writes an example.`,
    );
  }
  const unknown = cells
    .filter((cell, at) => columns[at] === undefined && cell.trim() !== "")
    .map((cell) => cell.replaceAll(/\s+/gu, " "));
  const isChinese = cells.some(
    (cell, at) => columns[at] !== undefined && /\p{Script=Han}/u.test(cell),
  );
  return { columns, unknown, isChinese };
}

function cellsOf(text: string, delimiter: string): readonly string[] {
  try {
    return parse(text, { delimiter })[0] ?? [];
  } catch {
    throw new UnreadableFile(QUOTE_OUT_OF_PLACE);
  }
}

import { pipeline, Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { importedCell, spreadsheetCell } from "@reagent/domain/csv-text";
import { stringify } from "csv-stringify";
import type { Language, LocalizedText } from "./language.ts";

/** A column of a file of rows. */
export interface CsvColumn<Row> {
  readonly header: LocalizedText;
  readonly value: (row: Row, language: Language) => string;
  /** Whether a spreadsheet would take the value for a date or a number. */
  readonly isText?: boolean;
}

/** Rows that are written before other calls have their turn. */
const ROWS_AT_A_TIME = 100;

interface CsvOptions {
  /** Whether another program imports the file, which wants no byte order mark and no marks of texts; by default it is for a spreadsheet. */
  readonly isImported?: boolean;
}

/**
 * Rows as CSV with a byte order mark, which spreadsheets need to read Chinese, and with cells that a spreadsheet takes as they are. They are
 * read as they are sent; other calls have their turn between them. A failure of the rows ends the file, and the server logs it.
 */
export function csvStream<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly CsvColumn<Row>[],
  language: Language,
  { isImported = false }: CsvOptions = {},
): Readable {
  const csv = stringify({
    bom: !isImported,
    header: true,
    quoted_match: /^\t/u,
    columns: columns.map(({ header }, index) => ({ key: String(index), header: header[language] })),
  });
  const cell = isImported ? importedCell : spreadsheetCell;
  const records = recordsOf(rows, columns, ({ value, isText }, row) =>
    cell(value(row, language), isText),
  );
  return pipeline(Readable.from(records), csv, () => {});
}

async function* recordsOf<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly CsvColumn<Row>[],
  cellOf: (column: CsvColumn<Row>, row: Row) => string,
) {
  let written = 0;
  for await (const row of rows) {
    if (written > 0 && written % ROWS_AT_A_TIME === 0) await nextTurn();
    written += 1;
    yield columns.map((column) => cellOf(column, row));
  }
}

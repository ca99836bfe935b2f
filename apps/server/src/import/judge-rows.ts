import type { TableColumns } from "@reagent/domain/table-columns";
import { type Problem, recordProblem } from "./problems.ts";
import { openTable } from "./table.ts";

/** The cells of a row by the columns that the file has. */
export type WrittenRow<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What was found in the rows of a file. */
export interface JudgedRows<Name extends string> {
  /** The columns that the file has. */
  readonly columns: ReadonlySet<Name>;
  /** Unknown columns of the file. */
  readonly unknownColumns: readonly string[];
  /** Whether its header names columns in Chinese. */
  readonly isChinese: boolean;
  readonly rows: number;
  /** Skipped rows; each has at least one problem. */
  readonly badRows: number;
  readonly problems: readonly Problem[];
}

/**
 * Reads a file row by row. `judge` takes a row in, or returns why it does not: such a row is skipped. Throws `UnreadableFile`.
 */
export async function judgeRows<Name extends string>(
  path: string,
  table: TableColumns<Name>,
  judge: (
    line: number,
    written: WrittenRow<Name>,
    columns: ReadonlySet<Name>,
  ) => readonly Problem[] | Promise<readonly Problem[]>,
): Promise<JudgedRows<Name>> {
  const { header, records } = await openTable(path, table);
  const columns = new Set(header.columns.filter((name) => name !== undefined));
  const problems: Problem[] = [];
  const count = { rows: 0, badRows: 0 };
  for await (const batch of records) {
    for (const record of batch) {
      if (record.kind === "record" && record.cells.length === 0) continue;
      count.rows += 1;
      const found =
        record.kind === "fault"
          ? [recordProblem(record.line, record.fault)]
          : await judge(record.line, writtenIn(header.columns, record.cells), columns);
      if (found.length > 0) count.badRows += 1;
      problems.push(...found);
    }
  }
  const { unknown: unknownColumns, isChinese } = header;
  return { columns, unknownColumns, isChinese, ...count, problems };
}

function writtenIn<Name extends string>(
  columns: readonly (Name | undefined)[],
  cells: readonly string[],
): WrittenRow<Name> {
  const written: Partial<Record<Name, string>> = {};
  for (const [at, name] of columns.entries()) {
    if (name !== undefined) written[name] = cells[at] ?? "";
  }
  return written;
}

import { type CellFault, readCell } from "./catalogue-cell.ts";
import type { CellKind } from "./catalogue-columns.ts";

/** A column of a file, with what its cells are. */
export interface CellColumn<Name extends string> {
  readonly name: Name;
  readonly chinese: string;
  readonly kind: CellKind;
  /** Other names that headers give it. */
  readonly usual: readonly string[];
}

/** A column with its names. */
export const cellColumn = <const Name extends string>(
  name: Name,
  chinese: string,
  kind: CellKind,
  ...usual: readonly string[]
): CellColumn<Name> => ({ name, chinese, kind, usual });

/** Why a row is rejected, and the cell. */
export interface RowCellProblem<Name extends string> {
  readonly column: Name;
  readonly fault: CellFault | "missing";
}

/** The cells of a row that can be read; those that are empty are left out. */
export interface ReadCells<Name extends string> {
  readonly cells: Readonly<Partial<Record<Name, string>>>;
  readonly problems: readonly RowCellProblem<Name>[];
}

/** Reads the cells of a row, and finds all problems, not only the first. */
export function readCells<Name extends string>(
  columns: readonly CellColumn<Name>[],
  required: readonly NoInfer<Name>[],
  written: Readonly<Partial<Record<Name, string>>>,
): ReadCells<Name> {
  const problems: RowCellProblem<Name>[] = [];
  const cells: Partial<Record<Name, string>> = {};
  for (const { name, kind } of columns) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "faulty") problems.push({ column: name, fault: cell.fault });
    else if (cell.text !== "") cells[name] = cell.text;
    else if (required.includes(name)) problems.push({ column: name, fault: "missing" });
  }
  return { cells, problems };
}

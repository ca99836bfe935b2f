import type { ReactNode } from "react";
import { Cell, HeadCell, Row, Table, TableBody, TableHead, type TableStyle } from "./Table.tsx";

/** A column of a table of records. */
export interface RecordColumn<Entry> {
  /** Above the column, and beside each value on a phone. */
  readonly title: string;
  /** The width of its skeleton; without it the column has none. */
  readonly width?: string;
  /** Aligns the column to the right, with digits of one width. */
  readonly isNumber?: boolean;
  /** Whether it names the record; the first one does where no other does. */
  readonly isRowHeader?: boolean;
  /** Hides the title above the column visually: for a column of buttons. */
  readonly isTitleHidden?: boolean;
  /** Leaves out the title beside the values. */
  readonly isLabelHidden?: boolean;
  /** For placement only: the column's width. */
  readonly headClassName?: string;
  /** For placement only: the grid area of the folded cell. */
  readonly className?: string | ((entry: Entry) => string);
  /** What the cell shows of a record. */
  readonly value: (entry: Entry, index: number) => ReactNode;
}

export interface RecordTableProps<Entry> extends Partial<Pick<TableStyle, "density" | "fold">> {
  /** The accessible name. */
  readonly label: string;
  /** The columns, from left to right. */
  readonly columns: readonly RecordColumn<Entry>[];
  /** The records, one a row. */
  readonly records: readonly Entry[];
  /** A key that is unique among the records. */
  readonly keyOf: (entry: Entry, index: number) => string | number;
  /** For placement only: column widths, grid areas of folded cells. */
  readonly className?: string;
  /** For placement only: the grid of a folded row. */
  readonly rowClassName?: string;
  /** How a row is drawn; `plain` by default. */
  readonly stateOf?: (entry: Entry) => "plain" | "selected" | "faded";
}

/** A table of records, whose columns are declared once for its head, its cells, its labels on a phone and its skeleton. */
export function RecordTable<Entry>({
  label,
  columns,
  records,
  keyOf,
  density = "comfortable",
  fold = "labels",
  className,
  rowClassName,
  stateOf = () => "plain",
}: RecordTableProps<Entry>) {
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <Table label={label} density={density} fold={fold} className={className}>
      <TableHead>
        {columns.map(({ title, isNumber, isTitleHidden, headClassName }, place) => (
          <HeadCell
            key={place}
            isNumber={isNumber}
            isHidden={isTitleHidden}
            className={headClassName}
          >
            {title}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {records.map((record, index) => (
          <Row key={keyOf(record, index)} state={stateOf(record)} className={rowClassName}>
            {columns.map((column, place) => (
              <Cell
                key={place}
                label={column.isLabelHidden ? undefined : column.title}
                isNumber={column.isNumber}
                isRowHeader={column === header}
                className={
                  typeof column.className === "function"
                    ? column.className(record)
                    : column.className
                }
              >
                {column.value(record, index)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

import type { ReactNode } from "react";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "./Table.tsx";

/** A column of a table of records; the first one names the record. */
export interface RecordColumn<Entry> {
  /** Above the column, and beside each value on a phone. */
  readonly title: string;
  /** The width of its skeleton. */
  readonly width: string;
  readonly className?: string;
  readonly value: (entry: Entry) => ReactNode;
}

interface Props<Entry> {
  readonly label: string;
  readonly columns: readonly RecordColumn<Entry>[];
  readonly records: readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
}

/** A table of what the customer has sent or asked for. */
export function RecordTable<Entry>({ label, columns, records, keyOf }: Props<Entry>) {
  return (
    <Table label={label} density="comfortable" fold="labels">
      <TableHead>
        {columns.map(({ title }) => (
          <HeadCell key={title}>{title}</HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {records.map((record) => (
          <Row key={keyOf(record)}>
            {columns.map(({ title, className, value }, column) => (
              <Cell
                key={title}
                isRowHeader={column === 0}
                label={title}
                {...(className !== undefined && { className })}
              >
                {value(record)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

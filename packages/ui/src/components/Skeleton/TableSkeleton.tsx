import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "../Table/Table.tsx";
import * as css from "./Skeleton.css.ts";
import { SkeletonBox } from "./Skeleton.tsx";

export type TableSkeletonProps = {
  /** How many rows are drawn. */
  rows: number;
  /** The widths of the columns' content; number columns are right-aligned. A column without a width is left out. */
  columns: readonly { width?: string; isNumber?: boolean }[];
  /** As in `Table`. */
  lines?: "three" | "hair";
  /** As in `Table`. */
  density?: "dense" | "comfortable";
  /** Whether the row of column names is drawn; true by default. */
  hasHead?: boolean;
};

/** The shape of a table, with the lines of that table. Put it into `Loading`. */
export function TableSkeleton({
  rows,
  columns: all,
  lines = "three",
  density = "dense",
  hasHead = true,
}: TableSkeletonProps) {
  const columns = all.flatMap(({ width, isNumber = false }) =>
    width === undefined ? [] : [{ width, isNumber }],
  );
  return (
    <div className={css.table}>
      <Table label="" lines={lines} density={density}>
        {hasHead && (
          <TableHead>
            {columns.map(({ isNumber }, column) => (
              <HeadCell isNumber={isNumber} key={column}>
                <SkeletonBox width="48px" />
              </HeadCell>
            ))}
          </TableHead>
        )}
        <TableBody>
          {Array.from({ length: rows }, (_, row) => (
            <Row key={row}>
              {columns.map(({ width, isNumber }, column) => (
                <Cell isNumber={isNumber} key={column}>
                  <SkeletonBox width={width} />
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

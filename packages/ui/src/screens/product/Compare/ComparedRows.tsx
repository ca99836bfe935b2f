import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import * as css from "./Compare.css.ts";
import type { ComparedRow } from "./compared-rows.tsx";

interface Props {
  readonly rows: readonly ComparedRow[];
  /** Item codes in the order of the columns. */
  readonly codes: readonly string[];
}

/** Facts of the items, one in each row. */
export function ComparedRows({ rows, codes }: Props) {
  return rows.map(({ label, values, cells }) => (
    <Row key={label}>
      <Cell className={css.label} isRowHeader>
        {label}
      </Cell>
      {codes.map((code, column) => (
        <Cell className={css.value} key={code}>
          {values[column]?.length ? cells[column] : <NoValue />}
        </Cell>
      ))}
    </Row>
  ));
}

import { type DeliverySum, sumsByDay, sumsByWarehouse } from "@reagent/domain/delivery-sum";
import { memo } from "react";
import { Price } from "../../../components/Price/Price.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import { deliveredLine, type OrderableRow, totalOf } from "./order-sheet-lines.ts";
import { copy } from "./OrderSheet.copy.ts";
import * as css from "./OrderSheet.css.ts";

/** What the rows of an order sheet cost, by the warehouse and by the day of delivery. */
export const OrderSheetSums = memo(function OrderSheetSums({
  rows,
}: {
  readonly rows: readonly OrderableRow[];
}) {
  const words = useCopy(copy);
  const lines = rows.map(deliveredLine);
  const total = { name: words.total, lines: rows.length, amount: totalOf(rows) };
  return (
    <>
      <SumTable
        label={words.byWarehouse}
        head={words.warehouse}
        unnamed={words.noWarehouse}
        sums={[...sumsByWarehouse(lines), total]}
      />
      <SumTable
        label={words.byDay}
        head={words.day}
        unnamed={words.noDay}
        sums={[...sumsByDay(lines), total]}
      />
    </>
  );
});

interface TableProps {
  readonly label: string;
  /** The name of the first column. */
  readonly head: string;
  /** Stands for what has no name. */
  readonly unnamed: string;
  readonly sums: readonly DeliverySum[];
}

function SumTable({ label, head, unnamed, sums }: TableProps) {
  const words = useCopy(copy);
  return (
    <Table label={label}>
      <TableHead>
        <HeadCell>{head}</HeadCell>
        <HeadCell isNumber>{words.row}</HeadCell>
        <HeadCell isNumber>{words.amount}</HeadCell>
      </TableHead>
      <TableBody>
        {sums.map(({ name, lines, amount }) => (
          <Row key={name}>
            <Cell isRowHeader className={css.wrapped}>
              {name || unnamed}
            </Cell>
            <Cell isNumber>{words.rows(lines)}</Cell>
            <Cell isNumber>
              <Price amount={amount} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

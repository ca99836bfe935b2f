import type { OwedOrder } from "@reagent/api/contract/payment";
import type { Fen } from "@reagent/domain/money";
import { Code } from "../../../components/Code/Code.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./RepayCredit.copy.ts";

interface Props {
  readonly orders: readonly OwedOrder[];
  /** Used credit that belongs to no order. */
  readonly otherOwed: Fen;
}

/** The debts that are to be repaid: of orders bought on credit, and others. */
export function OwedOrders({ orders, otherOwed }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <Table label={words.owed} density="comfortable" fold="labels">
      <TableHead>
        <HeadCell>{words.orderCode}</HeadCell>
        <HeadCell>{words.placed}</HeadCell>
        <HeadCell isNumber>{words.amount}</HeadCell>
      </TableHead>
      <TableBody>
        {orders.map(({ orderId, orderCode, createdAt, owed }) => (
          <Row key={orderId}>
            <Cell isRowHeader label={words.orderCode}>
              <Code value={orderCode} kind="order-number" />
            </Cell>
            <Cell label={words.placed}>
              <time dateTime={new Date(createdAt).toISOString()}>
                {formatMoment(createdAt, language)}
              </time>
            </Cell>
            <Cell isNumber label={words.amount}>
              <Price amount={owed} />
            </Cell>
          </Row>
        ))}
        {otherOwed > 0 && (
          <Row>
            <Cell isRowHeader label={words.orderCode}>
              {words.otherOwed}
            </Cell>
            <Cell label={words.placed}>
              <NoValue />
            </Cell>
            <Cell isNumber label={words.amount}>
              <Price amount={otherOwed} />
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

import type { OwedOrder } from "@reagent/api/contract/payment";
import { Code } from "../../../components/Code/Code.tsx";
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

/** The orders bought on credit that are to be repaid. */
export function OwedOrders({ orders }: { orders: readonly OwedOrder[] }) {
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
      </TableBody>
    </Table>
  );
}

import type { OrderRow } from "@reagent/api/contract/order";
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
import { copy } from "./OrderHistory.copy.ts";
import * as css from "./OrderTable.css.ts";

/** Orders, newest first; what waits for somebody stands out by its weight. */
export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const words = useCopy(copy);
  return (
    <Table label={words.orders} density="comfortable" fold="grid">
      <TableHead>
        <HeadCell>{words.orderCode}</HeadCell>
        <HeadCell>{words.receiver}</HeadCell>
        <HeadCell>{words.customerOrderNumber}</HeadCell>
        <HeadCell isNumber>{words.amount}</HeadCell>
        <HeadCell className={css.statusHead}>{words.review}</HeadCell>
        <HeadCell className={css.statusHead}>{words.payment}</HeadCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderLine key={order.orderId} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderLine({ order }: { order: OrderRow }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const isOver = order.reviewStatus === "cancelled";
  return (
    <Row className={css.row}>
      <Cell className={css.order} isRowHeader label={words.orderCode}>
        <Code value={order.orderCode} kind="order-number" />
        <time className={css.placed} dateTime={new Date(order.createdAt).toISOString()}>
          {formatMoment(order.createdAt, language)}
        </time>
      </Cell>
      <Cell className={css.receiver} label={words.receiver}>
        {order.receiver || <NoValue />}
      </Cell>
      <Cell className={css.number} label={words.customerOrderNumber}>
        {order.customerOrderNumber || <NoValue />}
      </Cell>
      <Cell className={css.amount} isNumber label={words.amount}>
        <Price amount={order.amount} />
      </Cell>
      <Cell
        className={css.review({ isWaiting: order.reviewStatus === "pending" })}
        label={words.review}
      >
        {order.reviewStatusName}
      </Cell>
      <Cell
        className={css.payment({ isWaiting: order.payStatus === "unpaid" && !isOver })}
        label={words.payment}
      >
        {order.payStatusName}
        {order.payMethod && <span className={css.method}>{order.payMethod}</span>}
      </Cell>
    </Row>
  );
}

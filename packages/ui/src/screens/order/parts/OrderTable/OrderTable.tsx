import type { OrderRow } from "@reagent/api/contract/order";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { Link } from "react-router-dom";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../../components/Table/Table.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { formatMoment } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { type OrderListing, linksOf } from "../order-links.ts";
import { orderWords } from "../order-words.copy.ts";
import { OrderActions } from "../OrderActions/OrderActions.tsx";
import { copy } from "./OrderTable.copy.ts";
import * as css from "./OrderTable.css.ts";

/** Orders, newest first; pending statuses are bold. */
export function OrderTable({ orders, kind }: { orders: readonly OrderRow[]; kind: OrderListing }) {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  return (
    <Table label={words.orders} density="comfortable" fold="grid">
      <TableHead>
        <HeadCell>{words.orderCode}</HeadCell>
        <HeadCell>{words.receiver}</HeadCell>
        <HeadCell>{words.customerOrderNumber}</HeadCell>
        <HeadCell isNumber>{words.amount}</HeadCell>
        <HeadCell>{words.review}</HeadCell>
        <HeadCell>{words.payment}</HeadCell>
        <HeadCell isNumber>{words.actions}</HeadCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderLine key={order.orderId} order={order} kind={kind} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderLine({ order, kind }: { order: OrderRow; kind: OrderListing }) {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const language = useLanguage();
  const isOver = order.reviewStatus === "cancelled";
  return (
    <Row className={css.row}>
      <Cell className={css.order} isRowHeader label={words.orderCode}>
        <Code value={order.orderCode} kind="order-number">
          <Link className={css.code} to={linksOf[kind].page(order)}>
            {order.orderCode}
          </Link>
        </Code>
        <span className={css.placed}>
          <time dateTime={new Date(order.createdAt).toISOString()}>
            {formatMoment(order.createdAt, language)}
          </time>
          <OrderBadges order={order} />
        </span>
      </Cell>
      <Cell className={css.receiver} label={words.receiver}>
        {order.receiver || <NoValue />}
      </Cell>
      <Cell className={css.number} label={words.customerOrderNumber}>
        {order.customerOrderNumber || (
          <span className={css.noNumber}>
            <NoValue />
          </span>
        )}
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
        {order.isTransferAwaited && (
          <span className={css.method}>
            <TextLink
              aria-label={words.howToTransferFor(order.orderCode)}
              to={paths.paid({ ...order, kind: transferKind(kind), payment: "submit" })}
            >
              {words.howToTransfer}
            </TextLink>
          </span>
        )}
      </Cell>
      <Cell className={css.actions} isNumber label={words.actions}>
        <OrderActions order={order} kind={kind} place="row" />
      </Cell>
    </Row>
  );
}

const transferKind = (kind: OrderListing): GoodsKind => (kind === "instrument" ? kind : "reagent");

/** The marks of an order: hazardous goods, a coupon, unpaid credit. */
export function OrderBadges({ order }: { order: OrderRow }) {
  const words = useCopy(copy);
  if (!order.isHazardous && !order.couponId && !order.isOnCredit) return null;
  return (
    <Badges>
      {order.isHazardous && <Badge kind="hazard" />}
      {order.couponId && <Badge kind="promotion">{words.coupon}</Badge>}
      {order.isOnCredit && <Badge kind="default">{words.credit}</Badge>}
    </Badges>
  );
}

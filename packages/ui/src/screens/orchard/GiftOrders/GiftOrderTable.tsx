import type { GiftOrderRow } from "@reagent/api/contract/gift-order";
import { Link } from "react-router-dom";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { Grains } from "../../../components/Grains/Grains.tsx";
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
import { paths } from "../../../paths.ts";
import { isToPay } from "../parts/is-to-pay.ts";
import { useCancelGiftOrder } from "../parts/useCancelGiftOrder.ts";
import { copy } from "./GiftOrders.copy.ts";
import * as css from "./GiftOrderTable.css.ts";

/** Gift orders, newest first; what is pending is bold. */
export function GiftOrderTable({ orders }: { orders: readonly GiftOrderRow[] }) {
  const words = useCopy(copy);
  return (
    <Table label={words.orders} density="comfortable" fold="grid">
      <TableHead>
        <HeadCell>{words.orderCode}</HeadCell>
        <HeadCell>{words.receiver}</HeadCell>
        <HeadCell isNumber>{words.amount}</HeadCell>
        <HeadCell>{words.status}</HeadCell>
        <HeadCell>{words.payment}</HeadCell>
        <HeadCell isNumber>{words.actions}</HeadCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderLine key={order.orderId} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderLine({ order }: { order: GiftOrderRow }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { orderId, orderCode, createdAt } = order;
  const canPay = isToPay(order);
  return (
    <Row className={css.row}>
      <Cell className={css.order} isRowHeader label={words.orderCode}>
        <Code value={orderCode} kind="order-number">
          <Link className={css.code} to={paths.giftOrder({ orderId })}>
            {orderCode}
          </Link>
        </Code>
        <time className={css.placed} dateTime={new Date(createdAt).toISOString()}>
          {formatMoment(createdAt, language)}
        </time>
      </Cell>
      <Cell className={css.receiver} label={words.receiver}>
        {order.receiver}
      </Cell>
      <Cell className={css.amount} isNumber label={words.amount}>
        <Grains amount={order.amount} />
      </Cell>
      <Cell
        className={css.status({ isWaiting: order.status === "unconfirmed" })}
        label={words.status}
      >
        {order.statusName}
      </Cell>
      <Cell className={css.payment({ isWaiting: canPay })} label={words.payment}>
        {words.payments[order.payStatus]}
      </Cell>
      <Cell className={css.actions} isNumber label={words.actions}>
        <span className={css.buttons}>
          {canPay && (
            <ButtonLink
              kind="secondary"
              size="small"
              aria-label={words.payOf(orderCode)}
              to={paths.giftPayment({ fruitsOrderId: orderId })}
            >
              {words.pay}
            </ButtonLink>
          )}
          {canPay && <CancelButton order={order} />}
          <ButtonLink
            kind="quiet"
            size="small"
            aria-label={words.viewOf(orderCode)}
            to={paths.giftOrder({ orderId })}
          >
            {words.view}
          </ButtonLink>
        </span>
      </Cell>
    </Row>
  );
}

function CancelButton({ order }: { order: GiftOrderRow }) {
  const words = useCopy(copy);
  const { cancel, isBusy } = useCancelGiftOrder(order);
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={words.cancelOf(order.orderCode)}
      isBusy={isBusy}
      onClick={() => void cancel()}
    >
      {words.cancel}
    </Button>
  );
}

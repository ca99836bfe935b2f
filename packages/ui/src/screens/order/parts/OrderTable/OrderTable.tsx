import type { OrderRow } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { Link } from "react-router-dom";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { Moment } from "../../../../components/Moment/Moment.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { type OrderListing, linksOf } from "../order-links.ts";
import { orderWords } from "../order-words.copy.ts";
import { OrderActions } from "../OrderActions/OrderActions.tsx";
import { copy } from "./OrderTable.copy.ts";
import * as css from "./OrderTable.css.ts";

interface Props {
  readonly orders: readonly OrderRow[];
  readonly kind: OrderListing;
}

/** Orders, newest first; pending statuses are bold. */
export function OrderTable({ orders, kind }: Props) {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  return (
    <div className={css.scroller}>
      <RecordTable
        label={words.orders}
        fold="grid"
        rowClassName={css.row}
        records={orders}
        keyOf={({ orderId }) => orderId}
        columns={[
          {
            title: words.orderCode,
            className: css.order,
            value: (order) => <Placed order={order} kind={kind} />,
          },
          {
            title: words.receiver,
            className: css.receiver,
            value: ({ receiver }) => receiver || <NoValue />,
          },
          {
            title: words.customerOrderNumber,
            className: css.number,
            value: ({ customerOrderNumber }) =>
              customerOrderNumber || (
                <span className={css.noNumber}>
                  <NoValue />
                </span>
              ),
          },
          {
            title: words.amount,
            isNumber: true,
            className: css.amount,
            value: ({ amount }) => <Price amount={amount} />,
          },
          {
            title: words.review,
            className: ({ reviewStatus }) => css.review({ isWaiting: reviewStatus === "pending" }),
            value: ({ reviewStatusName }) => reviewStatusName,
          },
          {
            title: words.payment,
            className: ({ payStatus, reviewStatus }) =>
              css.payment({ isWaiting: payStatus === "unpaid" && reviewStatus !== "cancelled" }),
            value: (order) => <Payment order={order} kind={kind} />,
          },
          {
            title: words.actions,
            isNumber: true,
            className: css.actions,
            value: (order) => <OrderActions order={order} kind={kind} place="row" />,
          },
        ]}
      />
    </div>
  );
}

interface CellProps {
  readonly order: OrderRow;
  readonly kind: OrderListing;
}

function Placed({ order, kind }: CellProps) {
  return (
    <>
      <Code value={order.orderCode} kind="order-number">
        <Link className={css.code} to={linksOf[kind].page(order)}>
          {order.orderCode}
        </Link>
      </Code>
      <span className={css.placed}>
        <Moment at={order.createdAt} />
        <OrderBadges order={order} />
      </span>
    </>
  );
}

function Payment({ order, kind }: CellProps) {
  const words = useCopy(copy);
  return (
    <>
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
    </>
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

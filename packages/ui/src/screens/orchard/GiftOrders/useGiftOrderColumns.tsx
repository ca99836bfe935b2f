import type { GiftOrderRow } from "@reagent/api/contract/gift-order";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { Grains } from "../../../components/Grains/Grains.tsx";
import { Moment } from "../../../components/Moment/Moment.tsx";
import type { RecordColumn } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { isToPay } from "../parts/is-to-pay.ts";
import { useCancelGiftOrder } from "../parts/useCancelGiftOrder.ts";
import { copy } from "./GiftOrders.copy.ts";
import * as css from "./GiftOrders.css.ts";

/** The facts of each gift order, with its actions; what is pending is bold. */
export function useGiftOrderColumns(): readonly RecordColumn<GiftOrderRow>[] {
  const words = useCopy(copy);
  return [
    {
      title: words.orderCode,
      width: "140px",
      className: css.order,
      value: ({ orderId, orderCode, createdAt }) => (
        <>
          <Code value={orderCode} kind="order-number">
            <Link className={css.code} to={paths.giftOrder({ orderId })}>
              {orderCode}
            </Link>
          </Code>
          <span className={css.placed}>
            <Moment at={createdAt} />
          </span>
        </>
      ),
    },
    {
      title: words.receiver,
      width: "72px",
      className: css.receiver,
      value: ({ receiver }) => receiver,
    },
    {
      title: words.amount,
      width: "72px",
      isNumber: true,
      className: css.amount,
      value: ({ amount }) => <Grains amount={amount} />,
    },
    {
      title: words.status,
      width: "56px",
      className: ({ status }) => css.status({ isWaiting: status === "unconfirmed" }),
      value: ({ statusName }) => statusName,
    },
    {
      title: words.payment,
      width: "56px",
      className: (order) => css.payment({ isWaiting: isToPay(order) }),
      value: ({ payStatus }) => words.payments[payStatus],
    },
    {
      title: words.actions,
      width: "168px",
      isNumber: true,
      className: css.actions,
      value: (order) => <Actions order={order} />,
    },
  ];
}

function Actions({ order }: { order: GiftOrderRow }) {
  const words = useCopy(copy);
  const { orderId, orderCode } = order;
  const canPay = isToPay(order);
  return (
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

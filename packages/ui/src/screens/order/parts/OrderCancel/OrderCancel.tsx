import type {
  Cancellation,
  InstrumentOrder,
  OrderLine,
  ReagentOrder,
} from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { cancelRefusal } from "@reagent/domain/cancellation";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../../components/DefinitionList/DefinitionList.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { formatMoment } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { linksOf } from "../order-links.ts";
import { orderWords } from "../order-words.copy.ts";
import { DetailHead } from "../OrderDetail/DetailHead.tsx";
import * as css from "../OrderDetail/OrderDetail.css.ts";
import { OrderLoad } from "../OrderDetail/OrderLoad.tsx";
import { Section } from "../OrderDetail/OrderSections.tsx";
import type { LineColumn } from "../OrderLines/line-columns.tsx";
import { OrderLines } from "../OrderLines/OrderLines.tsx";
import { copy } from "./OrderCancel.copy.ts";
import * as own from "./OrderCancel.css.ts";

type Order = ReagentOrder | InstrumentOrder;

interface Props<Loaded> {
  /** Empty where the address has none. */
  readonly orderId: string;
  readonly kind: "reagent" | "instrument";
  readonly call: Call<Loaded>;
  readonly isBusy: boolean;
  readonly onCancel: (order: Loaded) => Promise<void>;
}

const columns: readonly LineColumn[] = ["quantity", "sent", "status", "price", "total", "delivery"];

/** The order to cancel with a button to confirm, or the reason why it cannot be cancelled. */
export function OrderCancel<Loaded extends Order>({
  orderId,
  kind,
  call,
  isBusy,
  onCancel,
}: Props<Loaded>) {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const links = linksOf[kind];
  const list = { name: words.lists[kind], path: links.list() };
  return (
    <>
      <DetailHead
        title={words.cancelTitle}
        list={list}
        orderCode={call.data?.orderCode}
        crumb={words.cancelTitle}
      />
      <OrderLoad orderId={orderId} call={call} list={list}>
        {(order) => (
          <div className={css.sections}>
            <Facts order={order} />
            <Section title={words.lines}>
              <OrderLines<OrderLine>
                label={words.lines}
                lines={order.lines}
                columns={kind === "instrument" ? [...columns, "customerItemNumber"] : columns}
                isInstrument={() => kind === "instrument"}
              />
            </Section>
            {order.cancellation && (
              <Section title={words.returned}>
                <Returned cancellation={order.cancellation} relatedCode={order.relatedOrderCode} />
              </Section>
            )}
            <Decision
              order={order}
              kind={kind}
              isBusy={isBusy}
              onCancel={() => void onCancel(order)}
            />
          </div>
        )}
      </OrderLoad>
    </>
  );
}

function Facts({ order }: { order: Order }) {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const language = useLanguage();
  return (
    <DefinitionList
      columns={2}
      isRuled
      entries={[
        { term: words.orderCode, value: <Code value={order.orderCode} kind="order-number" /> },
        { term: words.placed, value: formatMoment(order.createdAt, language) },
        { term: words.amount, value: <Price amount={order.amount} /> },
        {
          term: words.payment,
          value: [order.payStatusName, order.payMethod].filter(Boolean).join(" · "),
        },
        { term: words.coupon, value: order.couponDescription || <NoValue /> },
      ]}
    />
  );
}

interface ReturnedProps {
  readonly cancellation: Cancellation;
  /** The order that is cancelled too; empty where there is none. */
  readonly relatedCode: string;
}

/** What is returned, and where to, before the customer decides. */
function Returned({ cancellation, relatedCode }: ReturnedProps) {
  const words = useCopy(copy);
  const { paid, toBalance, toCredit, coupon } = cancellation;
  return (
    <DefinitionList
      columns={2}
      entries={[
        ...(relatedCode
          ? [{ term: words.cancelledWith, value: <Code value={relatedCode} kind="order-number" /> }]
          : []),
        { term: words.paidSum, value: <Price amount={paid} /> },
        ...(toBalance > 0 ? [{ term: words.toBalance, value: <Price amount={toBalance} /> }] : []),
        ...(toCredit > 0 ? [{ term: words.toCredit, value: <Price amount={toCredit} /> }] : []),
        ...(coupon ? [{ term: words.couponBack, value: coupon }] : []),
        ...(paid === 0 ? [{ term: words.refund, value: words.nothingPaid }] : []),
      ]}
    />
  );
}

interface DecisionProps {
  readonly order: Order;
  readonly kind: "reagent" | "instrument";
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function Decision({ order, kind, isBusy, onCancel }: DecisionProps) {
  const words = useCopy(copy);
  const refusal = cancelRefusal({ ...order, kind });
  if (refusal)
    return (
      <Notice
        actions={
          refusal === "related" && (
            <TextLink to={paths.instrumentOrders(order.orderCode)}>
              {words.toInstrumentOrders}
            </TextLink>
          )
        }
      >
        {words.refusals[refusal]}
      </Notice>
    );
  return (
    <div className={own.decision}>
      <Button kind="danger" isBusy={isBusy} onClick={onCancel}>
        {words.confirm}
      </Button>
      <ButtonLink kind="quiet" to={linksOf[kind].page(order)}>
        {words.keep}
      </ButtonLink>
    </div>
  );
}

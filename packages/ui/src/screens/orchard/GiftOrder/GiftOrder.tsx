import { type GiftOrder as Order, readGiftOrder } from "@reagent/api/contract/gift-order";
import { paths } from "@reagent/api/pages/paths";
import { ExpressNumber } from "../../../blocks/ParcelSection/ParcelSection.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { Grains } from "../../../components/Grains/Grains.tsx";
import { Timeline } from "../../../components/Timeline/Timeline.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { AddressText } from "../../address/parts/AddressText.tsx";
import { DetailHead } from "../../order/parts/OrderDetail/DetailHead.tsx";
import * as css from "../../order/parts/OrderDetail/OrderDetail.css.ts";
import { OrderLoad } from "../../order/parts/OrderDetail/OrderLoad.tsx";
import { Section } from "../../order/parts/OrderDetail/OrderSections.tsx";
import { giftOrders } from "../GiftOrders/GiftOrders.screen.ts";
import { GiftLines } from "../parts/GiftLines/GiftLines.tsx";
import { isToPay } from "../parts/is-to-pay.ts";
import { useCancelGiftOrder } from "../parts/useCancelGiftOrder.ts";
import { copy } from "./GiftOrder.copy.ts";

/** A gift order with its courier and its gifts (customer centre §2, orchard account). */
export function GiftOrder({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const list = { name: useCopy(giftOrders.title), path: paths.giftOrders() };
  const call = useCall(readGiftOrder, { orderId }, { rereadsOnReturn: true });
  const order = call.data;
  return (
    <>
      <DetailHead
        title={words.title}
        list={list}
        orderCode={order?.orderCode}
        actions={order && isToPay(order) && <Actions order={order} />}
      />
      <OrderLoad orderId={orderId} call={call} list={list}>
        {(loaded) => <OrderSections order={loaded} />}
      </OrderLoad>
    </>
  );
}

/** What a customer can do with an unpaid order. */
function Actions({ order }: { order: Order }) {
  const words = useCopy(copy);
  const { cancel, isBusy } = useCancelGiftOrder(order);
  return (
    <>
      <ButtonLink kind="primary" to={paths.giftPayment({ fruitsOrderId: order.orderId })}>
        {words.pay}
      </ButtonLink>
      <Button isBusy={isBusy} onClick={() => void cancel()}>
        {words.cancel}
      </Button>
    </>
  );
}

const EVENTS = [
  ["placed", "createdAt"],
  ["paid", "paidAt"],
  ["confirmed", "confirmedAt"],
  ["shipped", "shippedAt"],
  ["cancelled", "cancelledAt"],
] as const;

function OrderSections({ order }: { order: Order }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { expressCompany, expressNumber, note } = order;
  return (
    <div className={css.sections}>
      <Section title={words.facts}>
        <DefinitionList
          columns={2}
          entries={[
            { term: words.orderCode, value: <Code value={order.orderCode} kind="order-number" /> },
            { term: words.placed, value: formatMoment(order.createdAt, language) },
            { term: words.status, value: order.statusName },
            { term: words.payment, value: words.payments[order.payStatus] },
            ...(order.payBy === null
              ? []
              : [{ term: words.payBy, value: formatMoment(order.payBy, language) }]),
            { term: words.amount, value: <Grains amount={order.amount} /> },
            { term: words.expressCompany, value: expressCompany || words.notSent },
            {
              term: words.expressNumber,
              value: expressNumber ? <ExpressNumber value={expressNumber} /> : words.notSent,
            },
          ]}
        />
      </Section>
      <Section title={words.delivery}>
        <DefinitionList
          columns={2}
          entries={[
            { term: words.receiver, value: order.receiver },
            { term: words.mobile, value: order.mobile },
            { term: words.address, value: <AddressText place={order} /> },
            ...(note ? [{ term: words.note, value: note }] : []),
          ]}
        />
      </Section>
      <Section title={words.gifts}>
        <GiftLines lines={order.lines} />
      </Section>
      <Section title={words.timeline}>
        <Timeline
          label={words.timeline}
          events={EVENTS.flatMap(([event, time]) => {
            const at = order[time];
            return at === null ? [] : [{ name: words.events[event], at }];
          })}
        />
      </Section>
    </div>
  );
}

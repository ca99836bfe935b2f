import type { GiftOrderToPay } from "@reagent/api/contract/gift-order";
import { paths } from "@reagent/api/pages/paths";
import { useId } from "react";
import * as page from "../../../blocks/OrderSide/OrderPage.css.ts";
import { OrderSide } from "../../../blocks/OrderSide/OrderSide.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { row } from "../../../theme/layout.css.ts";
import { muted } from "../../../theme/text.css.ts";
import { AddressText } from "../../address/parts/AddressText.tsx";
import { GiftLines } from "../parts/GiftLines/GiftLines.tsx";
import { GrainsTotal, ShortGrainsTotal } from "../parts/GrainsTotal/GrainsTotal.tsx";
import { copy } from "./GiftPayment.copy.ts";
import { useGiftPaying } from "./useGiftPaying.ts";

/** The address, the gifts and the total of an order, with the button that pays it; one that is paid says so. */
export function GiftStatement({ order }: { order: GiftOrderToPay }) {
  const words = useCopy(copy);
  const [orderHeading, giftsHeading] = [useId(), useId()];
  const { orderId, orderCode, receiver, mobile, note, lines } = order;
  return (
    <div className={page.page}>
      <div className={page.sections}>
        {order.payStatus === "paid" && (
          <Notice
            tone="success"
            actions={
              <span className={row[2]}>
                <ButtonLink size="small" to={paths.giftOrder({ orderId })}>
                  {words.view}
                </ButtonLink>
                <ButtonLink size="small" kind="quiet" to={paths.orchard()}>
                  {words.goOn}
                </ButtonLink>
              </span>
            }
          >
            {words.alreadyPaid}
          </Notice>
        )}
        <section className={page.section} aria-labelledby={orderHeading}>
          <h2 className={page.title} id={orderHeading}>
            {words.order}
          </h2>
          <DefinitionList
            entries={[
              { term: words.orderCode, value: <Code value={orderCode} kind="order-number" /> },
              { term: words.receiver, value: receiver },
              { term: words.mobile, value: mobile },
              { term: words.address, value: <AddressText place={order} /> },
              ...(note ? [{ term: words.note, value: note }] : []),
            ]}
          />
        </section>
        <section className={page.section} aria-labelledby={giftsHeading}>
          <h2 className={page.title} id={giftsHeading}>
            {words.gifts}
          </h2>
          <GiftLines lines={lines} />
        </section>
      </div>
      {order.payStatus !== "paid" && <Payment order={order} />}
    </div>
  );
}

function Payment({ order }: { order: GiftOrderToPay }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const { pay, isBusy, isUnanswered } = useGiftPaying(order);
  const sum = { total: order.amount, grains: order.grains };
  return (
    <OrderSide
      labelledBy={id}
      sums={<GrainsTotal id={id} label={words.total} {...sum} />}
      barTotal={<ShortGrainsTotal {...sum} />}
      action={isBusy ? words.paying : words.pay}
      isBusy={isBusy}
      isSecondary={order.grains < order.amount}
      onAct={() => void pay()}
    >
      {order.payBy !== null && (
        <p className={muted}>{words.payBy(formatMoment(order.payBy, language))}</p>
      )}
      <div role="status">
        {isUnanswered ? (
          <Notice>{words.unanswered}</Notice>
        ) : (
          order.grains < order.amount && <Notice tone="points">{words.tooFew}</Notice>
        )}
      </div>
    </OrderSide>
  );
}

import type { OrderEvent } from "@reagent/api/contract/order";
import { formatYuan } from "@reagent/domain/money";
import { formatMoment } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./OrderDetail.copy.ts";
import * as css from "./OrderTimeline.css.ts";

type Named = OrderEvent & { readonly event: Exclude<OrderEvent["event"], "other"> };

const isNamed = (happened: OrderEvent): happened is Named => happened.event !== "other";

/** The events of an order, oldest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <ol className={css.timeline}>
      {events.filter(isNamed).map((happened) => (
        <li className={css.event} key={`${happened.event} ${happened.at} ${happened.productCode}`}>
          <span className={css.name}>{words.events[happened.event]}</span>
          <time className={css.time} dateTime={new Date(happened.at).toISOString()}>
            {formatMoment(happened.at, language)}
          </time>
          <span className={css.detail}>{detailOf(happened)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The details of an event: payment method, amount, product, shipment. */
function detailOf(happened: OrderEvent): string {
  const { amount, payMethod, productCode, shipmentCode, expressCompany, expressNumber } = happened;
  return [
    payMethod,
    amount !== null && `¥${formatYuan(amount)}`,
    productCode,
    shipmentCode,
    [expressCompany, expressNumber].filter(Boolean).join(" "),
  ]
    .filter(Boolean)
    .join(" · ");
}

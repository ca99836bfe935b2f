import type { OrderEvent } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { formatYuan } from "@reagent/domain/money";
import { Timeline } from "../../../../components/Timeline/Timeline.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./OrderDetail.copy.ts";

type Named = OrderEvent & { readonly event: Exclude<OrderEvent["event"], "other"> };

const isNamed = (happened: OrderEvent): happened is Named => happened.event !== "other";

interface Props {
  readonly orderCode: string;
  readonly events: readonly OrderEvent[];
}

/** The events of an order, oldest first; a shipment, its correction and its delivery link to the order's parcels, a return to itself in the list. */
export function OrderTimeline({ orderCode, events }: Props) {
  const words = useCopy(copy);
  return (
    <Timeline
      events={events.filter(isNamed).map((happened) => ({
        name: isOnCredit(happened) ? words.refundedOnCredit : words.events[happened.event],
        at: happened.at,
        description: detailOf(happened),
        ...linkOf(happened, orderCode),
      }))}
    />
  );
}

/** Whether money came back for what was bought on credit: only such a refund names a means of payment. */
const isOnCredit = ({ event, payMethod }: Named) => event === "refunded" && payMethod !== "";

function linkOf({ event, returnCode }: Named, orderCode: string): { readonly to?: string } {
  if (event === "shipped" || event === "parcel-corrected" || event === "delivered")
    return { to: paths.orderPackage({ orderCode }) };
  return returnCode === "" ? {} : { to: paths.returns({ returnCode }) };
}

/** The details of an event: payment method, amount, product, shipment, return. */
function detailOf(happened: OrderEvent): string {
  const { amount, payMethod, productCode, shipmentCode, expressCompany, expressNumber } = happened;
  const { returnCode, reason } = happened;
  return [
    payMethod,
    amount !== null && `¥${formatYuan(amount)}`,
    productCode,
    shipmentCode,
    [expressCompany, expressNumber].filter(Boolean).join(" "),
    returnCode,
    reason,
  ]
    .filter(Boolean)
    .join(" · ");
}

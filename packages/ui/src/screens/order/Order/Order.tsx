import { readOrder } from "@reagent/api/contract/order";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { oldOrders } from "../OldOrders/OldOrders.screen.ts";
import { orders } from "../OrderHistory/OrderHistory.screen.ts";
import { OrderDetail } from "../parts/OrderDetail/OrderDetail.tsx";

interface Props {
  /** Empty where the address has none. */
  readonly orderId: string;
  /** The list that the route belongs to: it gives the title and the link back (customer centre §2, order details). */
  readonly from: "orders" | "old-orders";
}

/** The page of a reagent order, current or from before 2024. */
export function Order({ orderId, from }: Props) {
  const isLegacy = from === "old-orders";
  const title = useCopy((isLegacy ? oldOrders : orders).title);
  const call = useCall(readOrder, orderId === "" ? null : { orderId, isLegacy }, {
    rereadsOnReturn: true,
  });
  return (
    <OrderDetail orderId={orderId} title={title} kind={isLegacy ? "old" : "reagent"} call={call} />
  );
}

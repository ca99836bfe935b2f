import { readOrder } from "@reagent/api/contract/order";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { OrderDetail } from "../parts/OrderDetail/OrderDetail.tsx";
import { copy } from "./Order.copy.ts";

interface Props {
  /** Empty where the address has none. */
  readonly orderId: string;
  /** The list that the route belongs to: it gives the title and the link back (customer centre §2, order details). */
  readonly from: "orders" | "old-orders";
}

/** The page of a reagent order, current or from before 2024. */
export function Order({ orderId, from }: Props) {
  const words = useCopy(copy);
  const isLegacy = from === "old-orders";
  const call = useCall(readOrder, orderId === "" ? null : { orderId, isLegacy }, {
    rereadsOnReturn: true,
  });
  return (
    <OrderDetail
      orderId={orderId}
      title={words[from]}
      kind={isLegacy ? "old" : "reagent"}
      call={call}
    />
  );
}

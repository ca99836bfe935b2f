import { cancelOrder, readOrder } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "../parts/OrderCancel/OrderCancel.copy.ts";
import { OrderCancel } from "../parts/OrderCancel/OrderCancel.tsx";
import { useCancelling } from "../parts/OrderCancel/useCancelling.ts";

/** Cancels a reagent order; one with a related instrument order is cancelled through that (customer centre §4, cancelling). */
export function CancelOrder({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const call = useCall(readOrder, orderId === "" ? null : { orderId, isLegacy: false });
  const { cancel, isBusy } = useCancelling(cancelOrder, {
    questionOf: () => words.question,
    nextOf: () => paths.orders(),
  });
  return (
    <OrderCancel orderId={orderId} kind="reagent" call={call} isBusy={isBusy} onCancel={cancel} />
  );
}

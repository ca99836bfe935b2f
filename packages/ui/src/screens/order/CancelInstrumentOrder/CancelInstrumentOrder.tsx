import { cancelInstrumentOrder, readInstrumentOrder } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "../parts/OrderCancel/OrderCancel.copy.ts";
import { OrderCancel } from "../parts/OrderCancel/OrderCancel.tsx";
import { useCancelling } from "../parts/OrderCancel/useCancelling.ts";

/** Cancels an instrument order together with its related reagent order, which is named (customer centre §4, cancelling). */
export function CancelInstrumentOrder({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const call = useCall(readInstrumentOrder, orderId === "" ? null : { orderId });
  const { cancel, isBusy } = useCancelling(cancelInstrumentOrder, {
    questionOf: ({ relatedOrderId, relatedOrderCode }) =>
      relatedOrderId ? words.questionWith(relatedOrderCode) : words.question,
    nextOf: ({ relatedOrderId }) => (relatedOrderId ? paths.orders() : paths.instrumentOrders()),
  });
  return (
    <OrderCancel
      orderId={orderId}
      kind="instrument"
      call={call}
      isBusy={isBusy}
      onCancel={cancel}
    />
  );
}

import { readInstrumentOrder } from "@reagent/api/contract/order";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { instrumentOrders } from "../InstrumentOrders/InstrumentOrders.screen.ts";
import { OrderDetail } from "../parts/OrderDetail/OrderDetail.tsx";

/** The page of an order of instruments and consumables. */
export function InstrumentOrder({ orderId }: { orderId: string }) {
  const title = useCopy(instrumentOrders.title);
  const call = useCall(readInstrumentOrder, orderId === "" ? null : { orderId }, {
    rereadsOnReturn: true,
  });
  return <OrderDetail orderId={orderId} title={title} kind="instrument" call={call} />;
}

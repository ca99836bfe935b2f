import { readInstrumentOrder } from "@reagent/api/contract/order";
import { useEffect, useRef } from "react";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { instrumentOrders } from "../InstrumentOrders/InstrumentOrders.screen.ts";
import { OrderDetail } from "../parts/OrderDetail/OrderDetail.tsx";

/**
 * The page of an order of instruments and consumables; it scrolls to the order's lines once they are loaded (customer centre §2,
 * instrument order detail).
 */
export function InstrumentOrder({ orderId }: { orderId: string }) {
  const title = useCopy(instrumentOrders.title);
  const lines = useRef<HTMLElement>(null);
  const call = useCall(readInstrumentOrder, orderId === "" ? null : { orderId }, {
    rereadsOnReturn: true,
  });
  const shown = call.data?.orderId;
  useEffect(() => {
    if (shown !== undefined) lines.current?.scrollIntoView();
  }, [shown]);
  return (
    <OrderDetail orderId={orderId} title={title} kind="instrument" call={call} linesRef={lines} />
  );
}

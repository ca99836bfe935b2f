import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import type {
  cancelInstrumentOrder,
  cancelOrder,
  InstrumentOrder,
  ReagentOrder,
} from "@reagent/api/contract/order";
import {
  listInstrumentOrders,
  listOrders,
  listUnshippedLines,
  readInstrumentOrder,
  readOrder,
  readOrderCount,
} from "@reagent/api/contract/order";
import { formatYuan, type Fen } from "@reagent/domain/money";
import { useNavigate } from "react-router-dom";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./OrderCancel.copy.ts";

type Order = ReagentOrder | InstrumentOrder;

interface Cancelling {
  readonly cancel: (order: Order) => Promise<void>;
  readonly isBusy: boolean;
}

/**
 * Cancels an order after a confirmation, reports the refund and navigates to `nextOf`; after a refusal it navigates there as well,
 * since the list shows the current status (customer centre §4, cancelling; §8, default).
 */
export function useCancelling(
  endpoint: typeof cancelOrder | typeof cancelInstrumentOrder,
  { questionOf, nextOf }: Readonly<Record<"questionOf" | "nextOf", (order: Order) => string>>,
): Cancelling {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(endpoint);
  const { alert, confirm, toast } = useOverlays();
  const refresh = useRefresh();
  const navigate = useNavigate();

  const messageFor = (order: Order, refunded: Fen) => {
    if (refunded > 0) return words.refunded(formatYuan(refunded));
    if (order.isOnCredit) return words.creditReleased;
    return order.payStatus === "paid" ? words.refundedNothing : words.done;
  };
  const cancel = async (order: Order) => {
    const isConfirmed = await confirm({
      message: questionOf(order),
      confirmLabel: words.confirm,
      cancelLabel: words.keep,
      isDestructive: true,
    });
    if (!isConfirmed) {
      toast({ message: words.declined, tone: "info" });
      return;
    }
    const outcome = await run({ orderId: order.orderId });
    if (!outcome.ok && isRefusal(outcome.failure, codes.notLoggedIn)) return;
    if (outcome.ok)
      await alert({ message: messageFor(order, outcome.data.refunded), tone: "success" });
    void navigate(nextOf(order));
    await refresh(
      listOrders,
      listInstrumentOrders,
      listUnshippedLines,
      readOrder,
      readInstrumentOrder,
      readOrderCount,
    );
  };
  return { cancel, isBusy };
}

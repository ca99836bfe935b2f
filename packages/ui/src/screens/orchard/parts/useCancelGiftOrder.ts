import { isRefusedForContent } from "@reagent/api/client/failure";
import {
  cancelGiftOrder,
  confirmGiftOrder,
  type GiftOrderRow,
  listGiftOrders,
  readGiftOrder,
} from "@reagent/api/contract/gift-order";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { defineCopy } from "../../../language/define-copy.ts";
import { useCopy } from "../../../language/language.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";

const copy = defineCopy({
  zh: {
    ask: (orderCode: string) => `确定取消礼品订单 ${orderCode} 吗？取消后不能恢复。`,
    cancel: "取消订单",
    keep: "保留订单",
    cancelled: "订单已取消",
  },
  en: {
    ask: (orderCode) => `Cancel gift order ${orderCode}? This cannot be undone.`,
    cancel: "Cancel the order",
    keep: "Keep it",
    cancelled: "The order has been cancelled.",
  },
});

/** Cancels an unpaid gift order after a question. */
export function useCancelGiftOrder({ orderId, orderCode }: GiftOrderRow): {
  readonly cancel: () => Promise<void>;
  readonly isBusy: boolean;
} {
  const words = useCopy(copy);
  const { confirm, toast } = useOverlays();
  const { local } = useStorage();
  const refresh = useRefresh();
  const { run, isBusy } = useAction(cancelGiftOrder);

  const cancel = async () => {
    const isConfirmed = await confirm({
      message: words.ask(orderCode),
      confirmLabel: words.cancel,
      cancelLabel: words.keep,
      isDestructive: true,
    });
    if (!isConfirmed) return;
    const outcome = await run({ orderId });
    if (outcome.ok) {
      toast({ message: words.cancelled, tone: "success" });
      if (local.get(storageKeys.placedGiftOrder) === orderId)
        local.remove(storageKeys.placedGiftOrder);
    }
    // Refused, it is not as it was shown.
    if (outcome.ok || isRefusedForContent(outcome.failure))
      await refresh(listGiftOrders, readGiftOrder, confirmGiftOrder);
  };
  return { cancel, isBusy };
}

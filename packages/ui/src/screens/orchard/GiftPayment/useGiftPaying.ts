import { isRefusedForContent } from "@reagent/api/client/failure";
import { listBalanceChanges } from "@reagent/api/contract/balance";
import { readOrchardUser } from "@reagent/api/contract/gift";
import {
  confirmGiftOrder,
  type GiftOrderToPay,
  listGiftOrders,
  payGiftOrder,
  readGiftOrder,
} from "@reagent/api/contract/gift-order";
import { paths } from "@reagent/api/pages/paths";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { copy } from "./GiftPayment.copy.ts";

/** Milliseconds that the message with its link is shown. */
const READING_MS = 8000;

interface GiftPaying {
  readonly pay: () => Promise<void>;
  readonly isBusy: boolean;
  /** Whether the last payment was not answered: it may have been made anyway. */
  readonly isUnanswered: boolean;
}

/** Pays a gift order with grains and goes back to the orchard, with a message that leads to the order (customer centre §4, gift order). */
export function useGiftPaying({ orderId, orderCode }: GiftOrderToPay): GiftPaying {
  const words = useCopy(copy);
  const { toast } = useOverlays();
  const { local } = useStorage();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { run, isBusy } = useAction(payGiftOrder);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const isPressed = useRef(false);

  const pay = async () => {
    if (isPressed.current) return;
    isPressed.current = true;
    const outcome = await run({ orderId });
    if (outcome.ok) {
      toast({
        message: words.paid,
        tone: "success",
        action: { label: words.paidOrder(orderCode), to: paths.giftOrder({ orderId }) },
        duration: READING_MS,
      });
      if (local.get(storageKeys.placedGiftOrder) === orderId)
        local.remove(storageKeys.placedGiftOrder);
      void refresh(readOrchardUser, listGiftOrders, readGiftOrder, listBalanceChanges);
      await navigate(paths.orchard(), { replace: true });
      return;
    }
    isPressed.current = false;
    setIsUnanswered(outcome.failure.kind !== "refused");
    // The order or the balance is not as it was shown.
    if (isRefusedForContent(outcome.failure)) await refresh(confirmGiftOrder, readOrchardUser);
  };
  return { pay, isBusy, isUnanswered };
}

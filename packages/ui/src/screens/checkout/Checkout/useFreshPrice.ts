import { confirmOrder, type OrderPrice, priceOrder } from "@reagent/api/contract/checkout";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Checkout.copy.ts";
import type { Checkout } from "./useCheckout.ts";

/**
 * Reads the price again when the order is submitted. Returns undefined where that fails, which the sums then show, or where the
 * price differs from the one that the customer has seen.
 */
export function useFreshPrice({
  address,
  couponId,
  price,
}: Checkout): () => Promise<OrderPrice | undefined> {
  const words = useCopy(copy);
  const { alert } = useOverlays();
  const refresh = useRefresh();
  const { run } = useAction(priceOrder);
  return async () => {
    const seen = price.isRefreshing || price.failure ? undefined : price.data;
    const outcome = await run({ addressId: address?.addressId ?? "", couponId });
    if (!outcome.ok || price.failure) {
      await refresh(confirmOrder, priceOrder);
      return undefined;
    }
    if (seen && seen.total.payable !== outcome.data.total.payable) {
      await refresh(confirmOrder, priceOrder);
      await alert({ message: words.priceChanged, tone: "warning" });
      return undefined;
    }
    return outcome.data;
  };
}

import { confirmOrder, type OrderPrice, priceOrder } from "@reagent/api/contract/checkout";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import type { Checkout } from "./useCheckout.ts";

/** Reads the price again when an order is submitted; undefined where that fails, which the sums then show. */
export type ReadFreshPrice = () => Promise<OrderPrice | undefined>;

/** A price that differs from the shown one is shown on the page too. */
export function useFreshPrice({ address, couponId, price }: Checkout): ReadFreshPrice {
  const refresh = useRefresh();
  const { run } = useAction(priceOrder);
  return async () => {
    const outcome = await run({ addressId: address?.addressId ?? "", couponId });
    if (!outcome.ok || price.failure) {
      await refresh(confirmOrder, priceOrder);
      return undefined;
    }
    if (outcome.data.total.payable !== price.data?.total.payable)
      void refresh(confirmOrder, priceOrder);
    return outcome.data;
  };
}

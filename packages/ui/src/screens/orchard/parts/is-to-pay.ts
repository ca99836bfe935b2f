import type { GiftOrderRow } from "@reagent/api/contract/gift-order";
import { canStep } from "@reagent/domain/gift-order";

/** Whether the customer can pay a gift order now (customer centre §4, gift order). */
export function isToPay({ status, payStatus }: GiftOrderRow): boolean {
  return status !== "other" && canStep("pay", { status, isPaid: payStatus !== "unpaid" });
}

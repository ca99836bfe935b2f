import type { PaymentStatus } from "@reagent/api/contract/payment";
import type { PayingState } from "@reagent/domain/payment";

/** What the page shows of a payment: its state, unless the order waits for a transfer or was cancelled. */
export type ShownState = PayingState | "transfer" | "cancelled";

/** The state to show; a payment whose outcome is not known comes before the chosen transfer. */
export function shownState({ state, isCancelled, isTransferAwaited }: PaymentStatus): ShownState {
  if (isCancelled) return "cancelled";
  return isTransferAwaited && state !== "unknown" ? "transfer" : state;
}

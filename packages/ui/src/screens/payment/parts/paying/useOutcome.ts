import { isRefusal, type Outcome } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { type PaymentStatus, readPaymentState } from "@reagent/api/contract/payment";
import type { PayingState } from "@reagent/domain/payment";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useAction } from "../../../../data/use-action.tsx";
import type { PaymentSubject } from "./payment-subject.ts";

/** Polling intervals in milliseconds: short while a customer waits, long on a page left open. */
const SOON = 2000;
const LATER = 30_000;
/** Number of short polls: about two minutes. */
const OFTEN = 60;

/**
 * The payment state; `missing` where the customer has no such order. Of an order that was cancelled before it was paid, `cancelled`
 * where no money came, `late` where it did.
 */
export type PolledState = PayingState | "missing" | "cancelled" | "late";

function polledState({ state, isCancelled }: PaymentStatus): PolledState {
  if (!isCancelled || state === "unknown") return state;
  return state === "paid" ? "late" : "cancelled";
}

/** Whether polling continues; the call to an unreachable server is repeated. */
function isOpen(outcome: Outcome<{ readonly state: PayingState }>): boolean {
  if (outcome.ok) return outcome.data.state === "unknown";
  return !isRefusal(outcome.failure, codes.notLoggedIn, codes.notFound, codes.badRequest);
}

/**
 * Reads the payment state when the page opens and whenever the returned function is called, and polls until the outcome is known.
 */
export function useOutcome(
  { purpose, orderId, kind }: PaymentSubject,
  onStatus: (state: PolledState) => void,
): () => void {
  const { run } = useAction(readPaymentState);
  const [round, setRound] = useState(0);
  const report = useEffectEvent(onStatus);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (asked: number) => {
      const outcome = await run({ purpose, orderId, kind });
      if (isOver) return;
      if (outcome.ok) report(polledState(outcome.data));
      if (isOpen(outcome))
        timer = setTimeout(() => void ask(asked + 1), asked < OFTEN ? SOON : LATER);
      else if (!outcome.ok) report("missing");
    };
    void ask(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [run, purpose, orderId, kind, round]);

  return useCallback(() => setRound((before) => before + 1), []);
}

import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import {
  payOrder,
  readOrderStatement,
  readRepayment,
  repayOrder,
} from "@reagent/api/contract/payment";
import type { Fen } from "@reagent/domain/money";
import { paymentDestination } from "@reagent/domain/payment";
import type { PaymentStart } from "@reagent/domain/payment-page";
import { useRef, useState } from "react";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { useMatches } from "../../../../state/use-matches.ts";
import { handheld } from "../../../../theme/breakpoints.ts";
import { copy } from "./paying.copy.ts";
import type { PaymentSubject } from "./payment-subject.ts";
import { pageOf, type StartedPayment } from "./started-payment.ts";
import { useAwaitDialog } from "./useAwaitDialog.tsx";
import { type PolledState, useOutcome } from "./useOutcome.ts";

/** The state of the previous payment, where the customer must know of it. */
export type LastPaymentState = "unanswered" | "unknown" | "refused" | undefined;

/** The callbacks for each outcome of a payment. */
interface Ends {
  /** The payment succeeded. */
  readonly onPaid: () => void;
  /** Paid from an account, without waiting. */
  readonly onSettled: () => void;
  /** The customer pays by transfer. */
  readonly onSubmitted: () => void;
  /** Nothing is left to pay. */
  readonly onNothingLeft: () => void;
}

export interface Paying {
  readonly pay: (methodId: string) => Promise<void>;
  readonly isBusy: boolean;
  readonly lastState: LastPaymentState;
  /** Reopens the dialog of the last payment that was started on this page. */
  readonly reopen: (() => void) | undefined;
}

/**
 * Starts a payment, opens the dialog in which it is completed, and waits for its outcome (customer centre §4, payment). Polls any
 * payment without an outcome, also an earlier one.
 */
export function usePaying(subject: PaymentSubject, amount: Fen, ends: Ends): Paying {
  const words = useCopy(copy);
  const { toast } = useOverlays();
  const { openTab } = useEnvironment();
  const refresh = useRefresh();
  const order = useAction(payOrder);
  const repayment = useAction(repayOrder);
  const [lastState, setLastState] = useState<LastPaymentState>();
  const [started, setStarted] = useState<StartedPayment>();
  const isAwaited = useRef(false);
  const isEnded = useRef(false);
  const isPressed = useRef(false);
  const isHandheld = useMatches(handheld);

  const end = (how: keyof Ends) => {
    if (isEnded.current) return;
    isEnded.current = true;
    dialog.close();
    ends[how]();
  };
  const dialog = useAwaitDialog(subject, amount, {
    // The state tells whether the order was cancelled before the money came.
    onConfirmed: () => ask(),
    onNothingLeft: () => end("onNothingLeft"),
  });

  const onPaymentState = (state: PolledState) => {
    if (state === "missing") return;
    const wasAwaited = isAwaited.current;
    isAwaited.current = state === "unknown";
    setLastState(state === "unknown" || state === "refused" ? state : undefined);
    if (!wasAwaited || state === "unknown") return;
    setStarted(undefined);
    if (state === "paid") return end("onPaid");
    dialog.close();
    toast({ message: words.outcomes[state], tone: state === "refused" ? "error" : "info" });
    if (state === "cancelled" || state === "late") end("onNothingLeft");
  };
  const ask = useOutcome(subject, onPaymentState);

  const goOn = (methodId: string, start: PaymentStart) => {
    const destination = paymentDestination(methodId);
    if (destination === "orders") return end("onSettled");
    if (destination === "submitted") return end("onSubmitted");
    // A coupon may cover the whole amount.
    if (start.url === "") return end("onPaid");
    const next: StartedPayment = { way: destination === "qr" ? "scan" : destination, ...start };
    setStarted(next);
    isAwaited.current = true;
    if (next.way !== "scan") openTab(pageOf(next, isHandheld));
    dialog.open(next);
    ask();
  };

  const pay = async (methodId: string) => {
    if (isPressed.current || isEnded.current) return;
    isPressed.current = true;
    const { run } = subject.purpose === "repayment" ? repayment : order;
    const outcome = await run({ ...subject, methodId });
    isPressed.current = false;
    if (outcome.ok) return goOn(methodId, outcome.data);
    if (isRefusal(outcome.failure, codes.notPayable))
      return refresh(readOrderStatement, readRepayment);
    if (outcome.failure.kind === "refused") return;
    // No answer: the payment may have been made anyway.
    isAwaited.current = true;
    setLastState("unanswered");
    ask();
  };

  return {
    pay,
    isBusy: order.isBusy || repayment.isBusy,
    lastState,
    reopen: started && lastState === "unknown" ? () => dialog.open(started) : undefined,
  };
}

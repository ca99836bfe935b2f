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
import { useRef, useState } from "react";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { copy } from "./paying.copy.ts";
import type { PaymentSubject } from "./payment-subject.ts";
import { type Begun, useAwaitDialog } from "./useAwaitDialog.tsx";
import { type Told, useOutcome } from "./useOutcome.ts";

/** What is known of the payment before this one, as far as somebody should hear of it. */
export type Standing = "unanswered" | "unknown" | "refused" | undefined;

/** Where a payment leads. */
interface Ends {
  /** The money is here. */
  readonly onPaid: () => void;
  /** Paid from an account: there is nothing to wait for. */
  readonly onSettled: () => void;
  /** A transfer is on its way by other means. */
  readonly onSubmitted: () => void;
  /** There is nothing to be paid any more. */
  readonly onNothingLeft: () => void;
}

export interface Paying {
  readonly pay: (methodId: string) => Promise<void>;
  readonly isBusy: boolean;
  readonly standing: Standing;
  /** Shows again where the payment that was begun last goes on; nothing where it was not begun on this page. */
  readonly reopen: (() => void) | undefined;
}

/**
 * Pays: begins a payment, leads to where it goes on, and waits for what comes of it (customer centre §4, payment). One whose
 * outcome is not known, be it from before, is asked after until it is.
 */
export function usePaying(subject: PaymentSubject, amount: Fen, ends: Ends): Paying {
  const words = useCopy(copy);
  const { toast } = useOverlays();
  const { openTab } = useEnvironment();
  const refresh = useRefresh();
  const order = useAction(payOrder);
  const repayment = useAction(repayOrder);
  const [standing, setStanding] = useState<Standing>();
  const [begun, setBegun] = useState<Begun>();
  const isAwaited = useRef(false);
  const isEnded = useRef(false);
  const isPressed = useRef(false);

  const end = (how: keyof Ends) => {
    if (isEnded.current) return;
    isEnded.current = true;
    dialog.close();
    ends[how]();
  };
  const dialog = useAwaitDialog(subject, amount, {
    onPaid: () => end("onPaid"),
    onNothingLeft: () => end("onNothingLeft"),
  });

  const hear = (state: Told) => {
    if (state === "missing") return;
    const wasAwaited = isAwaited.current;
    isAwaited.current = state === "unknown";
    setStanding(state === "unknown" || state === "refused" ? state : undefined);
    if (!wasAwaited || state === "unknown") return;
    setBegun(undefined);
    if (state === "paid") return end("onPaid");
    dialog.close();
    toast({ message: words.outcomes[state], tone: state === "refused" ? "error" : "info" });
  };
  const ask = useOutcome(subject, hear);

  const goOn = (methodId: string, url: string) => {
    const destination = paymentDestination(methodId);
    if (destination === "orders") return end("onSettled");
    if (destination === "submitted") return end("onSubmitted");
    // Where a coupon takes off everything there is nothing to collect.
    if (url === "") return end("onPaid");
    const next: Begun = { way: destination === "qr" ? "scan" : "page", url };
    setBegun(next);
    isAwaited.current = true;
    if (next.way === "page") openTab(url);
    dialog.open(next);
    ask();
  };

  const pay = async (methodId: string) => {
    if (isPressed.current || isEnded.current) return;
    isPressed.current = true;
    const { run } = subject.purpose === "repayment" ? repayment : order;
    const outcome = await run({ ...subject, methodId });
    isPressed.current = false;
    if (outcome.ok) return goOn(methodId, outcome.data.url);
    if (isRefusal(outcome.failure, codes.notPayable))
      return refresh(readOrderStatement, readRepayment);
    if (outcome.failure.kind === "refused") return;
    // Nobody answered: the money may have been taken all the same.
    isAwaited.current = true;
    setStanding("unanswered");
    ask();
  };

  return {
    pay,
    isBusy: order.isBusy || repayment.isBusy,
    standing,
    reopen: begun && standing === "unknown" ? () => dialog.open(begun) : undefined,
  };
}

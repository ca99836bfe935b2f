import type { Fen } from "@reagent/domain/money";
import { formatYuan, subtract } from "@reagent/domain/money";
import type { PaymentTab } from "@reagent/domain/payment";
import { useRef } from "react";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./OrderPayment.copy.ts";

interface Chosen {
  readonly tab: PaymentTab;
  readonly amount: Fen;
  /** What the chosen account has; undefined for a method without an account. */
  readonly available: Fen | undefined;
}

/**
 * Asks before a payment that is made at once, from the balance or on credit, with the sum and what is left, and before a transfer.
 * Resolves to true without a question for methods of a gateway, where the customer confirms the payment.
 */
export function usePaymentQuestion(): (chosen: Chosen) => Promise<boolean> {
  const words = useCopy(copy);
  const { confirm, toast } = useOverlays();
  const isAsking = useRef(false);

  const questionOf = ({ tab, amount, available }: Chosen) => {
    if (tab === "offline")
      return { title: words.askSubmit, message: words.submitHint, confirmLabel: words.submit };
    if (tab === "person" || tab === "enterprise" || tab === "alipay") return undefined;
    if (available === undefined) return undefined;
    return {
      title: words.ask[tab],
      message: words.left[tab](formatYuan(amount), formatYuan(subtract(available, amount))),
      confirmLabel: words.confirm,
    };
  };

  return async (chosen) => {
    const question = questionOf(chosen);
    if (!question) return true;
    // A second press of the button opens no second question.
    if (isAsking.current) return false;
    isAsking.current = true;
    const isConfirmed = await confirm(question);
    isAsking.current = false;
    if (!isConfirmed)
      toast({
        message: chosen.tab === "offline" ? words.declined : words.paymentDeclined,
        tone: "info",
      });
    return isConfirmed;
  };
}

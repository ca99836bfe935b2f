import type { PaymentState } from "@reagent/domain/payment";
import type { Language } from "../http/language.ts";
import type { StoredFlag } from "./stored-flag.ts";

/** What the simulated gateway knows. It is nobody's but its own: the shop learns of it by notices and by asking. */
export interface GatewayTables {
  simulated_payments: {
    /** The shop's id of the payment. */
    id: string;
    method: string;
    amount: number;
    /** What is paid for, as its page says. */
    subject: string;
    language: Language;
    /** Path of the shop's page that its page leads back to. */
    return_path: string;
    state: PaymentState;
    created_at: number;
    decided_at: number | null;
  };
  /** Notices that wait to be sent: a row goes when the shop has taken it. */
  simulated_notices: {
    id: string;
    payment_id: string;
    /** What the shop is told as the notice's id: the same for one that is sent twice. */
    notice_id: string;
    outcome: Exclude<PaymentState, "open">;
    amount: number;
    /** Whether its signature is wrong on purpose. */
    is_forged: StoredFlag;
    attempts: number;
    due_at: number;
  };
}

import type { PaymentState } from "@reagent/domain/payment";
import type { Language } from "../basics/language.ts";
import type { StoredFlag } from "./stored-flag.ts";

/** The simulated gateway's own data, which the shop does not read: it gets notices and asks the gateway. */
export interface GatewayTables {
  simulated_payments: {
    /** The shop's id of the payment. */
    id: string;
    method: string;
    amount: number;
    /** The description on the gateway's page. */
    subject: string;
    language: Language;
    /** Path of the shop's page that the gateway links back to. */
    return_path: string;
    state: PaymentState;
    created_at: number;
    decided_at: number | null;
  };
  /** Notices that wait to be sent: the row is deleted when the shop has accepted the notice. */
  simulated_notices: {
    id: string;
    payment_id: string;
    /** The notice's id on the wire, the same for a notice that is sent twice. */
    notice_id: string;
    outcome: Exclude<PaymentState, "open">;
    amount: number;
    /** Whether its signature is wrong on purpose. */
    is_forged: StoredFlag;
    attempts: number;
    due_at: number;
  };
}

import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { confirmPaid } from "@reagent/api/contract/payment";

/** The subject of a payment: an order with its related order, or debts on credit. */
export type PaymentSubject = ParamsOf<typeof confirmPaid>;

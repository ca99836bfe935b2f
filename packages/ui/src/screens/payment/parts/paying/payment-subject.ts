import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { confirmPaid } from "@reagent/api/contract/payment";

/** What is paid: an order with the one that belongs to it, or what was bought on credit. */
export type PaymentSubject = ParamsOf<typeof confirmPaid>;

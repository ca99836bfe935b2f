import type { PaymentStart } from "@reagent/domain/payment-page";

/** A payment that is completed elsewhere: by scanning a QR code, on WeChat's page on a phone, or on the bank's page. */
export interface StartedPayment extends PaymentStart {
  readonly way: "scan" | "page";
}

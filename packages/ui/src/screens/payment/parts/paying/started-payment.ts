import type { PaymentStart } from "@reagent/domain/payment-page";

/**
 * A payment that is completed elsewhere: by scanning a QR code or on WeChat's page on a phone, on the bank's page, or on the page that
 * Alipay has for a computer or for a phone.
 */
export interface StartedPayment extends PaymentStart {
  readonly way: "scan" | "bank" | "alipay";
}

/** The page on which a payment is made that is not scanned. */
export const pageOf = ({ url, mobileUrl }: StartedPayment, isHandheld: boolean): string =>
  (isHandheld ? mobileUrl : null) ?? url;

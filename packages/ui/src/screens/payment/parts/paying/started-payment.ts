/** A payment that is completed elsewhere: by scanning a QR code, or on the bank's page. */
export interface StartedPayment {
  readonly way: "scan" | "page";
  readonly url: string;
}

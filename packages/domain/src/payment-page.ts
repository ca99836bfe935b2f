import { paymentKind } from "./payment.ts";

/** An https address with a plain host, or a path; without blanks and "\\", which browsers read as "/". */
const PAGE = /^(?:https:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?=[/?#]|$)|\/(?!\/))[^\s\\]*$/iu;

/** Characters that browsers drop from an address, or that turn its direction. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/**
 * Whether a payment may go on at an address: https without a user's name, or a path of the shop. "javascript:", "data:" and what only
 * looks like a path, such as "//elsewhere.example", are none (customer centre §4, payment).
 */
export const isPaymentPage = (address: string): boolean =>
  PAGE.test(address) && !UNSEEN.test(address);

/** Where a payment goes on, as the gateway says. */
export interface PaymentStart {
  /** The page of a bank or of Alipay, or the content of WeChat's QR code. */
  readonly url: string;
  /** The page of WeChat or Alipay for the browser of the phone that pays; null for none. */
  readonly mobileUrl: string | null;
}

/** The longest content of a QR code that phones still read from a screen. */
const LONGEST_CODE = 500;

/**
 * What of a gateway's answer reaches the customer; undefined where the payment cannot go on. The content of a QR code is shown, not
 * opened, so that it may be an address of WeChat's own.
 */
export function paymentStart(
  methodId: string,
  { url, mobileUrl }: PaymentStart,
): PaymentStart | undefined {
  const kind = paymentKind(methodId);
  const isCode = kind === "wechat";
  if (isCode ? url === "" || url.length > LONGEST_CODE : !isPaymentPage(url)) return undefined;
  const hasPageOfPhone = kind !== "bank" && mobileUrl !== null && isPaymentPage(mobileUrl);
  return { url, mobileUrl: hasPageOfPhone ? mobileUrl : null };
}

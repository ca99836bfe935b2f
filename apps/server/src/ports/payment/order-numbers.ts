/** Where a customer pays: with a computer, or in the browser of a phone. */
export type WayToPay = "computer" | "phone";

export const WAYS_TO_PAY: readonly WayToPay[] = ["computer", "phone"];

/** A random UUID: the digit for its version is always 4. */
const PAYMENT_ID = /^([\da-f]{8})-([\da-f]{4})-4([\da-f]{3})-([89ab][\da-f]{3})-([\da-f]{12})$/u;
const NUMBER = /^([\da-f]{8})([\da-f]{4})[4h]([\da-f]{3})([89ab][\da-f]{3})([\da-f]{12})$/u;

/**
 * The number of a provider's order for a payment, `out_trade_no`: its id without hyphens, and for a phone with an h in place of the version.
 * Each way has a number of its own, since a provider refuses a number that comes again with another way to pay. Throws for another id than
 * a payment's.
 */
export function orderNumber(paymentId: string, way: WayToPay): string {
  const parts = PAYMENT_ID.exec(paymentId);
  if (!parts) throw new Error(`${paymentId} is not the id of a payment.`);
  const [, first, second, ...rest] = parts;
  return [first, second, way === "phone" ? "h" : "4", ...rest].join("");
}

/** The payment that an order's number belongs to; undefined for a number that is not the shop's. */
export function paymentOfOrder(number: string): string | undefined {
  const [, ...parts] = NUMBER.exec(number) ?? [];
  const [first, second, third, fourth, fifth] = parts;
  return parts.length === 0 ? undefined : `${first}-${second}-4${third}-${fourth}-${fifth}`;
}

/** The other order of the same payment. Throws for a number that is not the shop's. */
export function otherOrder(number: string): string {
  const payment = paymentOfOrder(number) ?? "";
  const [computer, phone] = WAYS_TO_PAY.map((way) => orderNumber(payment, way));
  return (number === computer ? phone : computer) ?? "";
}

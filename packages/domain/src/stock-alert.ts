/** How many open alerts a customer can have: more than a laboratory needs, and few enough for one answer. */
export const MOST_OPEN_ALERTS = 100;

/** How many alternatives the list names of awaited goods. */
export const MOST_ALTERNATIVES = 2;

/** A pack or a SKU. */
interface Awaited {
  readonly stock: number;
  /** Whether it is sold through the cart. */
  readonly isSold: boolean;
}

/** Where an alert is: its goods are awaited, its mail was sent, or its goods are not sold any more. */
export type AlertState = "open" | "sent" | "not-sold";

/** Whether an alert can be requested: the goods are sold through the cart, and nothing of them is in stock (decisions, stock alerts). */
export function canBeAwaited({ stock, isSold }: Awaited): boolean {
  return isSold && stock <= 0;
}

/** Whether the mail of an open alert is due: its goods are sold, and in stock (decisions, stock alerts). */
export function hasArrived({ stock, isSold }: Awaited): boolean {
  return isSold && stock > 0;
}

/** The state of an alert; after its mail was sent, it no longer depends on the goods. */
export function alertState({
  sentAt,
  isSold,
}: {
  readonly sentAt: number | null;
  readonly isSold: boolean;
}): AlertState {
  if (sentAt !== null) return "sent";
  return isSold ? "open" : "not-sold";
}

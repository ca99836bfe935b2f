import { type Fen, sum } from "./money.ts";

/** The numbers of orders that a text names, in their order, each once. */
export function orderCodesIn(text: string): string[] {
  const found = text
    .normalize("NFKC")
    .toUpperCase()
    .matchAll(/MK\s?(\d{13,})/gu);
  return [...new Set([...found].map(([, digits = ""]) => `MK${digits}`))];
}

/** What a transfer's order, with the order that was placed together with it, waits for. */
export interface Awaited {
  /** Equal for orders that are paid together. */
  readonly together: string;
  /** What they cost together, in fen; 0 where they do not wait to be paid. */
  readonly due: Fen;
}

/** Why a transfer is not booked: a person has to decide. */
export type TransferDoubt = "no-order" | "unknown-order" | "not-awaited" | "other-amount";

/**
 * Why a transfer is not booked for the orders that its reference names, undefined where it is: all of them exist, wait to be paid, and
 * cost its amount together (decisions, transfers of a file). An order that does not exist is undefined.
 */
export function transferDoubt(
  amount: Fen,
  named: readonly (Awaited | undefined)[],
): TransferDoubt | undefined {
  if (named.length === 0) return "no-order";
  const known = named.filter((order) => order !== undefined);
  if (known.length < named.length) return "unknown-order";
  if (known.some(({ due }) => due === 0)) return "not-awaited";
  return dueTogether(known) === amount ? undefined : "other-amount";
}

/** What orders cost together; those that are paid together count once. */
export function dueTogether(orders: readonly Awaited[]): Fen {
  return sum(new Map(orders.map(({ together, due }) => [together, due])).values());
}

import type { Fen } from "./money.ts";
import { sum, times } from "./money.ts";
import { LARGEST_QUANTITY } from "./quantity.ts";

/** How many different products a cart holds (decisions, cart size). */
export const MOST_CART_LINES = 500;

/** The fields of a cart line that the sums need; `total` is the server's amount of the line. */
export type CountedLine = {
  readonly isChecked: boolean;
  readonly quantity: number;
  readonly total: Fen;
};

/** How much of a list is selected; an empty list has none. */
export type Selection = "none" | "some" | "all";

/** The checked lines of a cart: the number of lines, the quantity, and the price. */
export type CheckedTotals = {
  readonly lines: number;
  readonly quantity: number;
  readonly money: Fen;
};

/** How much of a list of cart lines is selected: what its select-all box shows (storefront §4, cart line). */
export function selectionOf(lines: readonly Pick<CountedLine, "isChecked">[]): Selection {
  const checked = lines.filter((line) => line.isChecked).length;
  if (checked === 0) return "none";
  return checked === lines.length ? "all" : "some";
}

/** Count and money of the checked lines (storefront §9, cart totals). */
export function checkedTotals(lines: readonly CountedLine[]): CheckedTotals {
  const checked = lines.filter((line) => line.isChecked);
  return {
    lines: checked.length,
    quantity: checked.reduce((count, line) => count + line.quantity, 0),
    money: sum(checked.map((line) => line.total)),
  };
}

/** Whether the cart can be ordered: a line with a quantity is selected (storefront §5, next step). */
export function canGoOn(lines: readonly Pick<CountedLine, "isChecked" | "quantity">[]): boolean {
  return lines.some((line) => line.isChecked && line.quantity > 0);
}

/** The amount of a line: its unit price by its quantity. */
export function lineTotal(unitPrice: Fen, quantity: number): Fen {
  return times(unitPrice, quantity);
}

/**
 * The quantity of a line that a product is added to again. Undefined when the sum is more than a line can hold
 * (decisions, cart quantity rule): then the whole addition is refused.
 */
export function addedQuantity(held: number, added: number): number | undefined {
  const quantity = held + added;
  return quantity <= LARGEST_QUANTITY ? quantity : undefined;
}

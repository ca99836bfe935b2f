import type { Fen } from "./money.ts";
import { sum, times } from "./money.ts";
import { LARGEST_QUANTITY } from "./quantity.ts";

/** What a cart line must say for the cart's sums; `total` is the line's amount as the server gives it. */
export type CountedLine = {
  readonly isChecked: boolean;
  readonly quantity: number;
  readonly total: Fen;
};

/** How much of a list is selected; an empty list has none. */
export type Selection = "none" | "some" | "all";

/** The checked lines of a cart: how many lines, how many pieces, and what they cost. */
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

/** Whether the cart's next step may be taken: something is selected, in a quantity (storefront §5, next step). */
export function canGoOn(lines: readonly Pick<CountedLine, "isChecked" | "quantity">[]): boolean {
  return lines.some((line) => line.isChecked && line.quantity > 0);
}

/** The amount of a line: its unit price by its quantity. */
export function lineTotal(unitPrice: Fen, quantity: number): Fen {
  return times(unitPrice, quantity);
}

/**
 * The quantity of a line that a product is added to again. Undefined when the two together are more than a line can
 * hold (decisions, cart quantity rule): then the whole addition is refused and the line stays as it was.
 */
export function addedQuantity(held: number, added: number): number | undefined {
  const quantity = held + added;
  return quantity <= LARGEST_QUANTITY ? quantity : undefined;
}

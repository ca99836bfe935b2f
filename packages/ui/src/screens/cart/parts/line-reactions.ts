import type { CheckoutLine } from "@reagent/api/contract/checkout";
import { reactionsAmong } from "@reagent/domain/reaction";

/** The reactions of the items of lines with each other; several packs of an item count once (rules, reactions of goods). */
export function reactionsOfLines<Line extends CheckoutLine | Omit<CheckoutLine, "discountRate">>(
  lines: readonly Line[],
) {
  return reactionsAmong([...new Map(lines.map((line) => [line.itemCode, line])).values()]);
}

import { reactionsAmong } from "@reagent/domain/dangerous-reaction";
import type { Reactant } from "@reagent/domain/reactive-group";

/** The reactions of the items of lines with each other; several packs of an item count once (rules, reactions of goods). */
export function reactionsOfLines<Line extends Reactant & { readonly itemCode: string }>(
  lines: readonly Line[],
) {
  return reactionsAmong([...new Map(lines.map((line) => [line.itemCode, line])).values()]);
}

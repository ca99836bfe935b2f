import type { ShoppingList, ShoppingListLine } from "@reagent/api/contract/shopping-list";
import * as v from "valibot";

/** Names a line of a list. */
export type LineRef = Pick<ShoppingListLine, "kind" | "productCode">;

/** A change of a list's lines that one call makes. */
export type ListChange =
  | { readonly kind: "edit"; readonly line: LineRef; readonly quantity: number }
  | { readonly kind: "remove"; readonly line: LineRef };

/** A quantity that the device keeps. What is removed is asked for anew. */
export const StoredListChange = v.object({
  kind: v.literal("edit"),
  line: v.object({ kind: v.picklist(["reagent", "instrument"]), productCode: v.string() }),
  quantity: v.number(),
});

export const isSameLine = (one: LineRef, other: LineRef): boolean =>
  one.kind === other.kind && one.productCode === other.productCode;

/** Applies pending changes to a list. Its sum stays as the server answered it last. */
export function changedList(list: ShoppingList, changes: readonly ListChange[]): ShoppingList {
  return { ...list, lines: changes.reduce(linesAfter, list.lines) };
}

function linesAfter(lines: ShoppingList["lines"], change: ListChange): ShoppingList["lines"] {
  if (change.kind === "remove") return lines.filter((line) => !isSameLine(line, change.line));
  return lines.map((line) =>
    isSameLine(line, change.line) ? { ...line, quantity: change.quantity } : line,
  );
}

/** Merges two quantities of a line, of which the later replaces the earlier; undefined where both changes must be sent. */
export function mergedChange(earlier: ListChange, later: ListChange): ListChange | undefined {
  const isReplaced =
    earlier.kind === "edit" && later.kind === "edit" && isSameLine(earlier.line, later.line);
  return isReplaced ? later : undefined;
}

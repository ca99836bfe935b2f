import type { Basket } from "@reagent/api/contract/basket";
import * as v from "valibot";

/** A change of the basket that one call makes. */
export type BasketChange =
  | { readonly kind: "edit"; readonly giftId: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly giftId: string }
  | { readonly kind: "clear" };

/** A quantity that the device keeps. What is removed is asked for anew. */
export const StoredBasketChange = v.object({
  kind: v.literal("edit"),
  giftId: v.string(),
  quantity: v.number(),
});

/**
 * Applies pending changes to a basket. Amounts stay as the server answered them last. Applying a change twice has no further
 * effect, so changes may be applied to a basket that already has them.
 */
export function changedBasket(basket: Basket, changes: readonly BasketChange[]): Basket {
  return { ...basket, lines: changes.reduce(linesAfter, basket.lines) };
}

function linesAfter(lines: Basket["lines"], change: BasketChange): Basket["lines"] {
  switch (change.kind) {
    case "edit":
      return lines.map((line) =>
        line.giftId === change.giftId ? { ...line, quantity: change.quantity } : line,
      );
    case "remove":
      return lines.filter(({ giftId }) => giftId !== change.giftId);
    case "clear":
      return [];
  }
}

/** Merges two quantities of a gift, of which the later replaces the earlier; undefined where both changes must be sent. */
export function mergedChange(earlier: BasketChange, later: BasketChange): BasketChange | undefined {
  const isReplaced =
    earlier.kind === "edit" && later.kind === "edit" && earlier.giftId === later.giftId;
  return isReplaced ? later : undefined;
}

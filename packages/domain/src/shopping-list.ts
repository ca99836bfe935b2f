import type { Fen } from "./money.ts";
import type { PurchaseBarrier } from "./purchase.ts";

/** How many lists a customer can have: they are shown on one page, and a laboratory has some dozens of courses and projects. */
export const MOST_LISTS = 50;

/** How many lines a list can have: as many as the order sheet, which takes a whole list. */
export const MOST_LIST_LINES = 500;

/** Whether the product of a line can be bought through the cart, or why not: it left the catalogue, or it is not sold there. */
export type ListLineState = "sold" | "delisted" | PurchaseBarrier;

/** A product as it was when the customer last ordered it. */
export interface LastOrder {
  /** What the customer paid for one. */
  readonly price: Fen;
  /** Null where that was not recorded. */
  readonly isInStock: boolean | null;
}

/** A product as it is offered to the customer now. */
export interface CurrentOffer {
  readonly state: ListLineState;
  /** The customer's own price; null where the shop has none. */
  readonly price: Fen | null;
  readonly stock: number;
}

/** What has changed about a product since it was last ordered. */
export type LineChange =
  | { readonly kind: "price-up" | "price-down"; readonly before: Fen; readonly after: Fen }
  | { readonly kind: "out-of-stock" | "back-in-stock" | "delisted" | "not-sold" };

/** What has changed since the last order; nothing for a product that was never ordered. One that is not sold now has no other change. */
export function lineChanges(last: LastOrder | null, now: CurrentOffer): readonly LineChange[] {
  if (!last) return [];
  if (now.state === "delisted") return [{ kind: "delisted" }];
  if (now.state !== "sold") return [{ kind: "not-sold" }];
  const { price: before, isInStock: wasInStock } = last;
  const isInStock = now.stock > 0;
  const changes: LineChange[] = [];
  if (now.price !== null && now.price !== before)
    changes.push({
      kind: now.price > before ? "price-up" : "price-down",
      before,
      after: now.price,
    });
  if (wasInStock !== null && wasInStock !== isInStock)
    changes.push({ kind: isInStock ? "back-in-stock" : "out-of-stock" });
  return changes;
}

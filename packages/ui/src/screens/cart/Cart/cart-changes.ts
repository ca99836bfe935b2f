import type { Cart, CartLine } from "@reagent/api/contract/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import * as v from "valibot";
import { type LineChange, linesAfter, storedEdit } from "../../../data/line-changes.ts";

/** Identifies a line; a product id is unique only within its kind. */
export interface LineRef {
  readonly productId: string;
  readonly kind: GoodsKind;
}

/** Product id 0 means every line of a kind (storefront §7, cart check). */
export const EVERY_LINE = "0";

export type CartChange = LineChange<
  LineRef,
  Partial<Pick<CartLine, "quantity" | "customerItemNumber">>
>;

export const StoredCartChange = storedEdit(
  { productId: v.string(), kind: v.picklist(["reagent", "instrument"]) },
  { quantity: v.exactOptional(v.number()), customerItemNumber: v.exactOptional(v.string()) },
);

const sides = { reagent: "reagents", instrument: "instruments" } as const;

/** The cart after a change; its amounts stay as the server answered them last. */
export function cartAfter(cart: Cart, change: CartChange): Cart {
  const side = (kind: GoodsKind) =>
    linesAfter<CartLine, LineRef>(
      cart[sides[kind]],
      change,
      ({ productId }, ref) =>
        ref.kind === kind && (ref.productId === EVERY_LINE || ref.productId === productId),
    );
  return { ...cart, reagents: side("reagent"), instruments: side("instrument") };
}

/** Finds a line of a cart. */
export function lineOf(cart: Cart, { kind, productId }: LineRef): CartLine | undefined {
  return cart[sides[kind]].find((line) => line.productId === productId);
}

import type { Cart, CartLine } from "@reagent/api/contract/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import * as v from "valibot";

/** Identifies a line; a product id is unique only within its kind. */
export interface LineRef {
  readonly productId: string;
  readonly kind: GoodsKind;
}

/** Product id 0 means every line of a kind (storefront §7, cart check). */
export const EVERY_LINE = "0";

/** The fields of a line that a customer sets. */
export type LineEdit = Partial<Pick<CartLine, "quantity" | "customerItemNumber">>;

/** A change of the cart that one call makes. */
export type CartChange =
  | { readonly kind: "edit"; readonly line: LineRef; readonly to: LineEdit }
  | { readonly kind: "select"; readonly line: LineRef; readonly isSelected: boolean }
  | { readonly kind: "remove"; readonly line: LineRef }
  | { readonly kind: "clear" };

/** What was typed into a line, as the device keeps it. What is chosen or removed is asked for anew. */
export const StoredCartChange = v.object({
  kind: v.literal("edit"),
  line: v.object({ productId: v.string(), kind: v.picklist(["reagent", "instrument"]) }),
  to: v.object({
    quantity: v.exactOptional(v.number()),
    customerItemNumber: v.exactOptional(v.string()),
  }),
});

const sides = { reagent: "reagents", instrument: "instruments" } as const;

/**
 * Applies pending changes to a cart. Amounts stay as the server answered them last. Applying a change twice has no further
 * effect, so changes may be applied to a cart that already has them.
 */
export function changedCart(cart: Cart, changes: readonly CartChange[]): Cart {
  return changes.reduce(afterChange, cart);
}

/** Finds a line of a cart. */
export function lineOf(cart: Cart, { kind, productId }: LineRef): CartLine | undefined {
  return cart[sides[kind]].find((line) => line.productId === productId);
}

/**
 * Merges two changes of which the later replaces the earlier, such as two steps of a quantity. Returns undefined where both must
 * be sent.
 */
export function mergedChange(earlier: CartChange, later: CartChange): CartChange | undefined {
  if (earlier.kind === "clear" || later.kind === "clear") return undefined;
  if (!isSameLine(earlier.line, later.line)) return undefined;
  if (earlier.kind === "edit" && later.kind === "edit")
    return { ...later, to: { ...earlier.to, ...later.to } };
  return earlier.kind === "select" && later.kind === "select" ? later : undefined;
}

/** Whether a change affects the sums. */
export function changesMoney(change: CartChange): boolean {
  return change.kind !== "edit" || change.to.quantity !== undefined;
}

/** Whether a change sets the quantity or the customer item number of a line. */
export function changesOf(change: CartChange, line: LineRef, what: keyof LineEdit): boolean {
  return change.kind === "edit" && change.to[what] !== undefined && isSameLine(change.line, line);
}

const isSameLine = (one: LineRef, other: LineRef) =>
  one.kind === other.kind && one.productId === other.productId;

function afterChange(cart: Cart, change: CartChange): Cart {
  if (change.kind === "clear") return { ...cart, reagents: [], instruments: [] };
  const side = sides[change.line.kind];
  return { ...cart, [side]: linesAfter(cart[side], change) };
}

function linesAfter(
  lines: readonly CartLine[],
  change: Exclude<CartChange, { kind: "clear" }>,
): readonly CartLine[] {
  const { productId } = change.line;
  const isMeant = (line: CartLine) => productId === EVERY_LINE || line.productId === productId;
  if (change.kind === "remove") return lines.filter((line) => !isMeant(line));
  const set = change.kind === "edit" ? change.to : { isSelected: change.isSelected };
  return lines.map((line) => (isMeant(line) ? { ...line, ...set } : line));
}

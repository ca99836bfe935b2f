import type { Cart, CartLine } from "@reagent/api/contract/cart";
import type { GoodsKind } from "@reagent/domain/goods-kind";

/** Which line of the cart is meant; a product's id is only one within its kind. */
export interface LineRef {
  readonly productId: string;
  readonly kind: GoodsKind;
}

/** Product id 0 means every line of a kind (storefront §7, cart check). */
export const EVERY_LINE = "0";

/** What a customer sets of a line. */
export type LineEdit = Partial<Pick<CartLine, "quantity" | "customerItemNumber">>;

/** A change of the cart, of the size that one call makes. */
export type CartChange =
  | { readonly kind: "edit"; readonly line: LineRef; readonly to: LineEdit }
  | { readonly kind: "select"; readonly line: LineRef; readonly isSelected: boolean }
  | { readonly kind: "remove"; readonly line: LineRef }
  | { readonly kind: "clear" };

const sides = { reagent: "reagents", instrument: "instruments" } as const;

/**
 * The cart as it will be once changes are made. Amounts stay as the server told them last, since it alone decides
 * them. A change made twice is the same as once, so changes may stay laid over a cart that has them already.
 */
export function changedCart(cart: Cart, changes: readonly CartChange[]): Cart {
  return changes.reduce(afterChange, cart);
}

/** The line of a cart; undefined when it has none such. */
export function lineOf(cart: Cart, { kind, productId }: LineRef): CartLine | undefined {
  return cart[sides[kind]].find((line) => line.productId === productId);
}

/**
 * Two changes as one, where the later makes the earlier needless: steps of one quantity, a box ticked and cleared.
 * Undefined where both have to be made.
 */
export function mergedChange(earlier: CartChange, later: CartChange): CartChange | undefined {
  if (earlier.kind === "clear" || later.kind === "clear") return undefined;
  if (!isSameLine(earlier.line, later.line)) return undefined;
  if (earlier.kind === "edit" && later.kind === "edit")
    return { ...later, to: { ...earlier.to, ...later.to } };
  return earlier.kind === "select" && later.kind === "select" ? later : undefined;
}

/** Whether what the cart costs is about to change by a change of it. */
export function changesMoney(change: CartChange): boolean {
  return change.kind !== "edit" || change.to.quantity !== undefined;
}

/** Whether a change sets the quantity, or the customer's number, of a line. */
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

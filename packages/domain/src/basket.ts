/** How many different gifts a basket holds. */
export const MOST_BASKET_LINES = 50;

/** The fields of a basket's line that its rules need; `price` is of one gift, in grains. */
export interface BasketItem {
  readonly price: number;
  readonly quantity: number;
  readonly stock: number;
  readonly isListed: boolean;
}

/** What a line costs, in grains. */
export function lineAmount({ price, quantity }: Pick<BasketItem, "price" | "quantity">): number {
  return price * quantity;
}

/** How many gifts are to be ordered, and what they cost in grains. A gift that was taken off the shelves counts in neither. */
export function basketTotals(
  lines: readonly (Pick<BasketItem, "price" | "quantity"> &
    Partial<Pick<BasketItem, "isListed">>)[],
): {
  readonly quantity: number;
  readonly total: number;
} {
  const counted = lines.filter(({ isListed }) => isListed !== false);
  return {
    quantity: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    total: counted.reduce((sum, line) => sum + lineAmount(line), 0),
  };
}

/** What a line of a basket orders; the price is of one gift, in grains. */
export interface OrderedGift {
  readonly giftId: string;
  readonly quantity: number;
  readonly price: number;
}

/** Whether two baskets order the same gifts in the same quantities for the same prices, in whatever order. */
export function ordersTheSame(
  basket: readonly OrderedGift[],
  other: readonly OrderedGift[],
): boolean {
  if (basket.length !== other.length) return false;
  const byGift = new Map(other.map((line) => [line.giftId, line]));
  return basket.every(({ giftId, quantity, price }) => {
    const same = byGift.get(giftId);
    return same?.quantity === quantity && same.price === price;
  });
}

/** Why a quantity of a gift cannot be put into the basket; undefined if it can. */
export function giftBarrier({
  stock,
  isListed,
  quantity,
}: Omit<BasketItem, "price">): "delisted" | "out-of-stock" | undefined {
  if (!isListed) return "delisted";
  return quantity > stock ? "out-of-stock" : undefined;
}

/** Why a basket cannot be ordered, with the lines that prevent it. */
export type BasketProblem<Line> =
  | { readonly kind: "empty" }
  | { readonly kind: "delisted" | "out-of-stock"; readonly lines: readonly Line[] }
  | { readonly kind: "too-few-grains"; readonly missing: number };

/**
 * The first reason why these lines cannot be ordered or paid for; undefined if there is none (storefront §5, orchard cart;
 * decisions, orchard stock).
 */
export function basketProblem<Line extends BasketItem>(
  lines: readonly Line[],
  grains: number,
): BasketProblem<Line> | undefined {
  if (lines.length === 0) return { kind: "empty" };
  for (const kind of ["delisted", "out-of-stock"] as const) {
    const prevented = lines.filter((line) => giftBarrier(line) === kind);
    if (prevented.length > 0) return { kind, lines: prevented };
  }
  const missing = basketTotals(lines).total - grains;
  return missing > 0 ? { kind: "too-few-grains", missing } : undefined;
}

/**
 * Why a basket cannot go on to the checkout, before the server checks it; undefined if it can (customer centre §5, gift basket).
 * `grains` are those of the customer.
 */
export function nextStepProblem(
  lines: Parameters<typeof basketTotals>[0],
  grains: number,
): "too-few-grains" | "nothing-chosen" | undefined {
  const { quantity, total } = basketTotals(lines);
  if (grains < total) return "too-few-grains";
  return quantity === 0 ? "nothing-chosen" : undefined;
}

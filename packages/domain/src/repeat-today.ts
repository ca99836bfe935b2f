import type { GoodsKind } from "./goods-kind.ts";

interface Product {
  readonly kind: GoodsKind;
  readonly productId: string;
}

/** A product of an earlier order. */
export interface OrderedProduct extends Product {
  readonly addressId: string;
  /** The calendar day of Asia/Shanghai on which it was ordered. */
  readonly day: string;
  readonly isCancelled: boolean;
}

/** The lines whose product was ordered today already, to the same address (decisions, ordered today). */
export function repeatedToday<Line extends Product>(
  lines: readonly Line[],
  {
    ordered,
    addressId,
    today,
  }: {
    readonly ordered: readonly OrderedProduct[];
    readonly addressId: string;
    readonly today: string;
  },
): Line[] {
  const key = ({ kind, productId }: Product) => `${kind} ${productId}`;
  const before = new Set(
    ordered
      .filter((each) => !each.isCancelled && each.addressId === addressId && each.day === today)
      .map(key),
  );
  return lines.filter((line) => before.has(key(line)));
}

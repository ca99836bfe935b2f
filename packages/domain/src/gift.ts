/** The prices of a gift, in grains. */
export interface GiftPrices {
  readonly price: number;
  /** A lower price that applies instead; null where there is none. */
  readonly preferentialPrice: number | null;
}

/** The price that is paid for one gift, in grains: the preferential one where there is one (storefront §3, gift). */
export function giftPrice({ price, preferentialPrice }: GiftPrices): number {
  return preferentialPrice ?? price;
}

/** A range of prices by which gifts are filtered, in grains, both ends included; `most` is null for an open end. */
export interface PointRange {
  readonly rangeId: string;
  readonly least: number;
  readonly most: number | null;
}

/** The ranges of the filter, from the lowest (storefront §2, orchard). */
export const POINT_RANGES: readonly PointRange[] = [
  { rangeId: "1", least: 0, most: 100 },
  { rangeId: "2", least: 101, most: 300 },
  { rangeId: "3", least: 301, most: 600 },
  { rangeId: "4", least: 601, most: 1000 },
  { rangeId: "5", least: 1001, most: null },
];

/** The range of an id; undefined for an unknown one, which filters nothing. */
export function pointRangeOf(rangeId: string): PointRange | undefined {
  return POINT_RANGES.find((range) => range.rangeId === rangeId);
}

/** Whether a price is in a range. */
export function isInRange(price: number, { least, most }: PointRange): boolean {
  return price >= least && (most === null || price <= most);
}

/** How many gifts a customer can keep for later. */
export const MOST_WISHES = 100;

/** Below it, the number of gifts that are left is shown. */
const FEW_GIFTS = 4;

/** How much of a gift is in stock, as it is shown. */
export function giftStock(stock: number): "in-stock" | "few" | "none" {
  if (stock <= 0) return "none";
  return stock < FEW_GIFTS ? "few" : "in-stock";
}

import type { RegionPath } from "./region.ts";

/** A limit that the shop sets on goods, on deliveries to a region, or on both, for some days. */
export interface ShopLimit {
  /** `hold` prevents an order of its goods, `notice` precedes it. */
  readonly effect: "hold" | "notice";
  /** Empty for all goods. */
  readonly itemCodes: readonly string[];
  /** The code of a province, a city or a district; empty for everywhere. */
  readonly region: string;
  /** The first and the last day, such as "2026-11-21"; empty for an open end. */
  readonly from: string;
  readonly until: string;
}

/** Where and when goods would be sent; regions are empty while no address is chosen. */
export interface DeliveryMoment extends RegionPath {
  readonly day: string;
}

/** Whether a limit applies to deliveries to a place on a day (decisions, limits of the shop). */
export function isInForce(
  { region, from, until }: Pick<ShopLimit, "region" | "from" | "until">,
  { day, province, city, district }: DeliveryMoment,
): boolean {
  const isDay = (from === "" || from <= day) && (until === "" || day <= until);
  return isDay && (region === "" || [province, city, district].includes(region));
}

/** The goods among these that a limit is on. */
export const limitedGoods = <Line extends { readonly itemCode: string }>(
  { itemCodes }: Pick<ShopLimit, "itemCodes">,
  lines: readonly Line[],
): Line[] => lines.filter(({ itemCode }) => itemCodes.length === 0 || itemCodes.includes(itemCode));

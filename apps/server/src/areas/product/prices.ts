import type { Fen } from "@reagent/domain/money";
import { fen, permille } from "@reagent/domain/money";
import { isPriceOnRequest } from "@reagent/domain/price";

/** What decides the price of a pack or SKU, as stored. */
export interface PricedRow {
  readonly list_price: number;
  readonly sales_price: number;
}

/** Prices as a viewer may see them. */
export interface ShownPrices {
  readonly listPrice: Fen | null;
  /** The viewer's own price; null means that the list price holds. */
  readonly salesPrice: Fen | null;
}

/** What a customer pays: the sales price or else the list price, less the discount of the customer's group (decisions, discount price). */
export function ownPrice(row: PricedRow, discountPermille: number | null): Fen {
  const base = fen(row.sales_price > 0 ? row.sales_price : row.list_price);
  return discountPermille === null ? base : permille(base, discountPermille);
}

/** The prices that a viewer sees: guests see the list price alone (storefront §6, guests). */
export function shownPrices(
  row: PricedRow,
  { isCustomer, discountPermille }: { isCustomer: boolean; discountPermille: number | null },
): ShownPrices {
  const listPrice = fen(row.list_price);
  const own = ownPrice(row, discountPermille);
  return { listPrice, salesPrice: isCustomer && own !== listPrice ? own : null };
}

/** Whether a pack has no price to show: it is sold on request or by enquiry (storefront §5, price on request). */
export function isUnpriced(row: { specification: string; is_enquiry_only: number }): boolean {
  return isPriceOnRequest(row.specification) || row.is_enquiry_only === 1;
}

/** What the wire calls the promotion's icon; the special price unless it is another promotion. */
export const promotionMarkOf = (promotion: "special-price" | "other" | null) =>
  promotion === "other" ? ("promotion" as const) : ("special-price" as const);

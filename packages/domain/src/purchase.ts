import type { Fen } from "./money.ts";

/** Why a product has no price in the shop (storefront §5, price on request). */
export type PriceBarrier = "price-on-request" | "enquiry-only";

/** Why a product is not sold through the cart: it has no price, or it is ordered by telephone (storefront §8, empty states). */
export type PurchaseBarrier = PriceBarrier | "low-boiling";

type Priced = {
  readonly specification: string;
  readonly isEnquiryOnly: boolean;
  /** A bulk size, which the price list shows without a price. */
  readonly isBulk?: boolean;
  /** Null where the shop shows no price. */
  readonly listPrice: Fen | null;
};

/** Why a product has no price; undefined where it has one. A specification of POA means price on request. */
export function priceBarrier(product: Priced): PriceBarrier | undefined {
  if (product.specification.trim() === "POA" || product.isBulk) return "price-on-request";
  return product.isEnquiryOnly || product.listPrice === null ? "enquiry-only" : undefined;
}

/** Why a product is not sold through the cart; undefined where it is. Used by the browser and the server. */
export function purchaseBarrier(
  product: Priced & { readonly isLowBoiling: boolean },
): PurchaseBarrier | undefined {
  return priceBarrier(product) ?? (product.isLowBoiling ? "low-boiling" : undefined);
}

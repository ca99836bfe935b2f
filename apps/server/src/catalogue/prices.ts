import type { Fen } from "@reagent/domain/money";
import { fen } from "@reagent/domain/money";
import { hasPromotion } from "@reagent/domain/price";
import { priceOnTerms } from "@reagent/domain/price-terms";
import { purchaseBarrier } from "@reagent/domain/purchase";
import { inLanguage, type Language } from "../basics/language.ts";
import { type PriceTermsRow, termsOf } from "./price-terms.ts";

/** The price columns of a pack or SKU. */
export interface PricedRow {
  readonly list_price: number;
  readonly sales_price: number;
}

/** Prices as a viewer may see them. */
interface ShownPrices {
  readonly listPrice: Fen | null;
  /** The viewer's own price; null means that the list price applies. */
  readonly salesPrice: Fen | null;
}

/** The price of everyone who has no other: the sales price or else the list price. */
export const usualPrice = (row: PricedRow): Fen =>
  fen(row.sales_price > 0 ? row.sales_price : row.list_price);

/** The price that a customer pays: the lowest that applies (decisions, discount price). */
export const ownPrice = (row: PricedRow & PriceTermsRow): Fen =>
  priceOnTerms(usualPrice(row), termsOf(row));

/** The prices that a viewer sees: guests see the list price alone (storefront §6, guests). */
export function shownPrices(
  row: PricedRow & PriceTermsRow,
  { isCustomer }: { readonly isCustomer: boolean },
): ShownPrices {
  const listPrice = fen(row.list_price);
  const own = ownPrice(row);
  return { listPrice, salesPrice: isCustomer && own !== listPrice ? own : null };
}

/** The columns that decide whether a pack has a price. */
export interface SoldRow {
  readonly specification: string;
  readonly is_enquiry_only: number;
  readonly is_bulk: number;
  readonly list_price: number;
}

/** A stored pack as the rules of purchase need it. */
export function soldAs(row: SoldRow) {
  return {
    specification: row.specification,
    isEnquiryOnly: row.is_enquiry_only === 1,
    isBulk: row.is_bulk === 1,
    listPrice: fen(row.list_price),
  };
}

/**
 * The pack with the lowest list price among those of an item that can be bought, the first of several; undefined where none can
 * (decisions, lowest price).
 */
export function cheapestPack<Row extends SoldRow>(
  packs: readonly Row[],
  { isLowBoiling }: { readonly isLowBoiling: boolean },
): Row | undefined {
  return packs
    .filter((pack) => purchaseBarrier({ ...soldAs(pack), isLowBoiling }) === undefined)
    .reduce<Row | undefined>(
      (least, pack) => (least && least.list_price <= pack.list_price ? least : pack),
      undefined,
    );
}

/** The price of that pack; null where there is none. */
export function lowestPrice(
  packs: readonly SoldRow[],
  item: { readonly isLowBoiling: boolean },
): Fen | null {
  const pack = cheapestPack(packs, item);
  return pack ? fen(pack.list_price) : null;
}

/** The columns that decide whether a pack or SKU is promoted. */
export interface PromotedRow extends PricedRow {
  readonly promotion: "special-price" | "other" | null;
}

/** Whether a pack or SKU is promoted (decisions, promotions). */
export function isPromoted({ promotion, list_price, sales_price }: PromotedRow): boolean {
  return hasPromotion({ promotion, listPrice: fen(list_price), salesPrice: fen(sales_price) });
}

/** Columns of a pack or SKU on how it is offered. */
export interface OfferRow extends PromotedRow {
  readonly has_futures_discount: number;
  readonly stock: number;
  readonly delivery_zh: string;
  readonly delivery_en: string;
  readonly expected_delivery_zh: string;
  readonly expected_delivery_en: string;
}

/** How a pack or SKU is offered, the same for every viewer. The mark counts for promoted ones only. */
export function offerOf(row: OfferRow, language: Language) {
  return {
    isPromoted: isPromoted(row),
    promotionMark: row.promotion === "other" ? ("promotion" as const) : ("special-price" as const),
    isFutures: row.has_futures_discount === 1,
    deliveryDescription: inLanguage(row, "delivery", language),
    expectedDelivery: inLanguage(row, "expected_delivery", language),
    stock: row.stock,
  };
}

import type { Pack } from "@reagent/api/contract/product";
import { fen } from "@reagent/domain/money";
import { parsePack, pricePerUnit, type UnitPrice } from "@reagent/domain/pack";
import { type PriceCell, priceCell, priceOf, type ViewerKind } from "@reagent/domain/price";
import { priceBarrier, purchaseBarrier } from "@reagent/domain/purchase";
import { reagentStock, type StockDisplay, type StockMark, stockMark } from "@reagent/domain/stock";
import { canBeAwaited } from "@reagent/domain/stock-alert";

/** What a row of the price-and-stock table shows of a pack. */
export interface PackFacts {
  readonly price: PriceCell;
  readonly perUnit: UnitPrice | undefined;
  readonly stock: { readonly mark: StockMark; readonly display: StockDisplay };
  /** Whether it can be added to the cart. */
  readonly canBuy: boolean;
  /** Whether it is out of stock, so that a mail is offered for when it is in stock. */
  readonly isAwaitable: boolean;
}

/** Those of a size that is sold on request only, of an item of category 1 (storefront §2, product detail; §9, category codes). */
export const onRequest: PackFacts = {
  price: { kind: "price-on-request" },
  perUnit: undefined,
  stock: { mark: "on-request", display: { kind: "message", lines: [] } },
  canBuy: false,
  isAwaitable: false,
};

/** Who views packs, and whether their item is low-boiling. */
export interface PackView {
  readonly viewer: ViewerKind;
  readonly isLowBoiling: boolean;
  /** The packs of the same table, whose prices per unit are in one unit. */
  readonly beside?: readonly Pack[];
}

/** Applies the shop's rules to a pack for a viewer. */
export function factsOf(pack: Pack, { viewer, isLowBoiling, beside = [] }: PackView): PackFacts {
  const price = priceOf({
    listPrice: pack.listPrice ?? fen(0),
    salesPrice: pack.salesPrice ?? fen(0),
    isPromoted: pack.isPromoted,
    hasSpecialPrice: pack.promotionMark === "special-price",
    hasFuturesDiscount: pack.isFutures,
  });
  const canBuy = purchaseBarrier({ ...pack, isLowBoiling }) === undefined;
  const size = parsePack(pack.pack);
  const {
    stock,
    expectedDelivery,
    deliveryDescription: delivery,
    isFutures: hasFuturesDiscount,
  } = pack;
  return {
    price: priceCell({ viewer, barrier: priceBarrier(pack), price }),
    perUnit:
      canBuy && size
        ? pricePerUnit(
            price.own,
            size,
            beside.flatMap((other) => parsePack(other.pack) ?? []),
          )
        : undefined,
    stock: {
      mark: stockMark({
        stock,
        delivery: stock > 0 ? delivery : expectedDelivery,
        isLowBoiling,
        isOnRequest: !canBuy,
        hasFuturesDiscount,
      }),
      display: canBuy
        ? reagentStock({ stock, expectedDelivery, delivery })
        : { kind: "message", lines: [] },
    },
    canBuy,
    isAwaitable: canBeAwaited({ stock, isSold: canBuy }),
  };
}

import type { GoodsKind } from "@reagent/domain/goods-kind";

/** A product that is added to a list. */
export interface ListedProduct {
  readonly kind: GoodsKind;
  readonly productCode: string;
  readonly quantity: number;
}

import type { GoodsKind } from "@reagent/domain/goods-kind";

/** A placed order, for the steps after it. */
export interface Placed {
  /** The customer's e-mail address. */
  readonly by: string;
  readonly orderId: string;
  /** Its number. */
  readonly code: string;
  readonly kind: GoodsKind;
  /** The codes of its goods, in the order of its lines. */
  readonly products: readonly string[];
}

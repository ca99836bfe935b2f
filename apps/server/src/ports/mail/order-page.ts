import { pageAddresses } from "@reagent/api/contract/page-addresses";
import type { GoodsKind } from "@reagent/domain/goods-kind";

/** The page of an order, by kind. */
export const orderPageOf = {
  reagent: pageAddresses.order,
  instrument: pageAddresses.instrumentOrder,
} as const satisfies Record<GoodsKind, unknown>;

import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";

/** The page of an order, by kind. */
export const orderPageOf = {
  reagent: paths.order,
  instrument: paths.instrumentOrder,
} as const satisfies Record<GoodsKind, unknown>;

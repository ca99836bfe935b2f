import type { GoodsKind } from "./goods-kind.ts";
import { type Fen, fen } from "./money.ts";

/** The freight of an order, by its kind: a flat fee, free from a threshold (decisions, freight). */
export const FREIGHT = {
  reagent: { fee: fen(15_00), freeFrom: fen(500_00) },
  instrument: { fee: fen(30_00), freeFrom: fen(1000_00) },
} as const satisfies Record<GoodsKind, { readonly fee: Fen; readonly freeFrom: Fen }>;

/** The freight of goods of one kind; `goods` is their amount before a coupon. 0 for no goods. */
export function freightOf(kind: GoodsKind, goods: Fen): Fen {
  const { fee, freeFrom } = FREIGHT[kind];
  return goods === 0 || goods >= freeFrom ? fen(0) : fee;
}

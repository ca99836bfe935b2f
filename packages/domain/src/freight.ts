import type { GoodsKind } from "./goods-kind.ts";
import { type Fen, fen } from "./money.ts";

/** The freight of an order, by its kind: a flat fee, and from which amount of goods there is none; null for always. */
export type FreightTerms = Readonly<
  Record<GoodsKind, { readonly fee: Fen; readonly freeFrom: Fen | null }>
>;

/** The freight of a shop that sets none of its own (decisions, freight). */
export const USUAL_FREIGHT = {
  reagent: { fee: fen(15_00), freeFrom: fen(500_00) },
  instrument: { fee: fen(30_00), freeFrom: fen(1000_00) },
} as const satisfies FreightTerms;

/** The freight of goods of one kind; `goods` is their amount before a coupon. 0 for no goods. */
export function freightOf(kind: GoodsKind, goods: Fen, terms: FreightTerms = USUAL_FREIGHT): Fen {
  const { fee, freeFrom } = terms[kind];
  const isFree = goods === 0 || (freeFrom !== null && goods >= freeFrom);
  return isFree ? fen(0) : fee;
}

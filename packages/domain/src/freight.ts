import { GOODS_KINDS, type GoodsKind } from "./goods-kind.ts";
import { type Fen, fen, subtract } from "./money.ts";

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

/** The freight of the goods of one kind. */
export interface KindFreight {
  readonly kind: GoodsKind;
  readonly fee: Fen;
  /** How much more of these goods makes them free of freight; null where no amount does, or where they are already. */
  readonly untilFree: Fen | null;
}

/** The freight of each kind that has goods, as the checkout charges it; `goods` are the amounts before a coupon. */
export function freightByKind(
  goods: Readonly<Record<GoodsKind, Fen>>,
  terms: FreightTerms = USUAL_FREIGHT,
): readonly KindFreight[] {
  return GOODS_KINDS.filter((kind) => goods[kind] > 0).map((kind) => {
    const fee = freightOf(kind, goods[kind], terms);
    const { freeFrom } = terms[kind];
    const untilFree = fee > 0 && freeFrom !== null ? subtract(freeFrom, goods[kind]) : null;
    return { kind, fee, untilFree };
  });
}

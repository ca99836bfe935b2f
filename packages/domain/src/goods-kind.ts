/** The two kinds of goods. They are never mixed in one order. */
export type GoodsKind = "reagent" | "instrument";

export const GOODS_KINDS: readonly GoodsKind[] = ["reagent", "instrument"];

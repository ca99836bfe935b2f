/** The two kinds of goods. They are never mixed in one order. */
export type GoodsKind = "reagent" | "instrument";

export const GOODS_KINDS: readonly GoodsKind[] = ["reagent", "instrument"];

/** How the contract and page addresses write a kind. */
export const GOODS_KIND_CODE = { reagent: 1, instrument: 2 } as const;

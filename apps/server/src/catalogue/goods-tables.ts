/** Where goods are: in the catalogue, staged in its place, or in the catalogue with what is staged in addition. */
export type Goods = "catalogue" | "staged" | "both";

/** The tables with the goods of the catalogue, and those with staged goods, which have the same columns. */
export const TABLES_OF = {
  items: { items: "items", packs: "packs", categories: "item_categories" },
  staged_items: {
    items: "staged_items",
    packs: "staged_packs",
    categories: "staged_item_categories",
  },
} as const;

export type GoodsTable = keyof typeof TABLES_OF;

/** A query for columns of the items of goods, and `source`, the table of each. */
export function goodsIn(goods: Goods, columns: string): string {
  const kept = "where not exists (select 1 from staged_items as staged where staged.id = items.id)";
  const parts = [
    ...(goods === "staged"
      ? []
      : [`select ${columns}, 'items' as source from items ${goods === "both" ? kept : ""}`]),
    ...(goods === "catalogue"
      ? []
      : [`select ${columns}, 'staged_items' as source from staged_items`]),
  ];
  return parts.join(" union all ");
}

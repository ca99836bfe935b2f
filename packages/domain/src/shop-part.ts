/** The parts that a shop may do without. */
export const SHOP_PARTS = [
  "orchard",
  "paper-award",
  "sample-centre",
  "synthesis",
  "building-blocks",
  "party",
  "jobs",
  "public-api",
] as const;

export type ShopPart = (typeof SHOP_PARTS)[number];

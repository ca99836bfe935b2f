import { PAGES_WITHOUT_DEFAULT } from "./content-page.ts";

/** Where menus lead, and where a shop may have nothing to show. */
export const SHOP_SECTIONS = [
  "product-lines",
  "instruments",
  "building-blocks",
  "sample-centre",
  "articles",
  "orchard",
  "jobs",
  "branches",
  "chemists",
  "departments",
  "party",
  ...PAGES_WITHOUT_DEFAULT,
] as const;

export type ShopSection = (typeof SHOP_SECTIONS)[number];

import { FACETS, SORT_ORDERS } from "@reagent/domain/facet";
import { choices, code, count, entity, type EntityOf, id, list, maybe, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { ItemRow } from "./product.ts";

/** The parameters that narrow and order a listing of reagents. */
export const refinement = {
  purity: ["purity", choices(FACETS.purity)],
  size: ["size", choices(FACETS.size)],
  price: ["price", choices(FACETS.price)],
  stock: ["stock", choices(FACETS.stock)],
  hazard: ["hazard", choices(FACETS.hazard)],
  categoryId: ["tree_id", maybe(id)],
  sort: [
    "sort",
    code(
      Object.fromEntries(SORT_ORDERS.map((order) => [order, order])) as Record<
        (typeof SORT_ORDERS)[number],
        (typeof SORT_ORDERS)[number]
      >,
      "usual",
    ),
  ],
} as const;

/** How many items a value would leave, beside everything else that is asked for. */
const FacetCount = entity({ value: ["value", text], count: ["count", count] });
const CategoryCount = entity({
  id: ["tree_id", id],
  name: ["tree_name", text],
  count: ["count", count],
});
export type CategoryCount = EntityOf<typeof CategoryCount>;

export const FacetCounts = entity({
  purity: ["purity", list(FacetCount)],
  size: ["size", list(FacetCount)],
  price: ["price", list(FacetCount)],
  stock: ["stock", list(FacetCount)],
  hazard: ["hazard", list(FacetCount)],
});
export type FacetCounts = EntityOf<typeof FacetCounts>;

/** What stands on the left of a category's items. */
export const CategorySide = entity({
  /** From the top-level group down to the category itself; of the whole catalogue empty. */
  path: ["nav_category", list(entity({ id: ["tree_id", id], name: ["tree_name", text] }))],
  /** The category's children; of a leaf, the leaf and its siblings. */
  categories: ["sub_category", list(CategoryCount)],
});
export type CategorySide = EntityOf<typeof CategorySide>;

export const ItemListing = entity({
  items: ["data", list(ItemRow)],
  total: ["total", count],
  facets: ["facets", FacetCounts],
});
export type ItemListing = EntityOf<typeof ItemListing>;

export const SearchFacets = entity({
  facets: ["facets", FacetCounts],
  /** The categories one level below the one that is asked for. */
  categories: ["category", list(CategoryCount)],
});
export type SearchFacets = EntityOf<typeof SearchFacets>;

/** The list beside a category's items; without an id, that of the whole catalogue. */
export const readCategorySide = endpoint(
  "readCategorySide",
  "GET /api/category/side",
  entity({ id: ["id", maybe(id)] }),
  CategorySide,
  { failures: { [codes.notFound]: "empty" } },
);

/** The items of a category and of all below it, or of the whole catalogue; `offset` is the size of a page. */
export const listCategoryItems = endpoint(
  "listCategoryItems",
  "GET /api/category/goods",
  entity({
    id: ["id", maybe(id)],
    page: ["page", count],
    offset: ["offset", count],
    ...refinement,
  }),
  ItemListing,
  { auth: "optional", failures: { [codes.notFound]: "empty" } },
);

/** How many of the reagents that a search finds have which facets. */
export const countSearchFacets = endpoint(
  "countSearchFacets",
  "GET /api/item/facets",
  entity({ keyword: ["keyword", text], ...refinement }),
  SearchFacets,
);

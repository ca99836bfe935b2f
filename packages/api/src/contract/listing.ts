import { FACETS, SORT_ORDERS } from "@reagent/domain/facet";
import { LONGEST_KEYWORD } from "@reagent/domain/search-text";
import {
  choices,
  code,
  count,
  entity,
  type EntityOf,
  id,
  line,
  list,
  maybe,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { ItemRow } from "./product.ts";

/** The parameters that filter and sort a listing of reagents. */
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

/** How many items a facet value matches together with all other filters. */
const FacetCount = entity({ value: ["value", text], count: ["count", count] });
export const CategoryCount = entity({
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

/** The side column of a category. */
export const CategorySide = entity({
  /** From the top-level group down to the category itself; empty for the whole catalogue. */
  path: ["nav_category", list(entity({ id: ["tree_id", id], name: ["tree_name", text] }))],
  /** The category's children; for a leaf, the leaf and its siblings. */
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
  /** The substances of the items that match. */
  substances: ["substance_total", count],
  facets: ["facets", FacetCounts],
  /** The categories one level below. */
  categories: ["category", list(CategoryCount)],
});
export type SearchFacets = EntityOf<typeof SearchFacets>;

/** The side column of a category; without an id, that of the whole catalogue. */
export const readCategorySide = endpoint(
  "readCategorySide",
  "GET /api/category/side",
  entity({ id: ["id", maybe(id)] }),
  CategorySide,
  { failures: { [codes.notFound]: "empty" } },
);

/** The items of a category and all its descendants, or of the whole catalogue; `offset` is the size of a page. */
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

/** The counts of the substances and the facets of a search for reagents. */
export const countSearchFacets = endpoint(
  "countSearchFacets",
  "GET /api/item/facets",
  entity({ keyword: ["keyword", line(LONGEST_KEYWORD)], ...refinement }),
  SearchFacets,
);

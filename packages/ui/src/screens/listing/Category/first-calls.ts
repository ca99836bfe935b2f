import { listCategoryItems, readCategorySide } from "@reagent/api/contract/listing";
import { readRefinement } from "@reagent/api/pages/refinement-query";
import type { Refinement } from "@reagent/domain/facet";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageOfText } from "@reagent/domain/paging";
import { firstCall } from "../../../data/first-calls.ts";

/** A page of the items of a category, as they are refined. */
export const categoryQuery = (id: string | null, page: number, refinement: Refinement) => ({
  id,
  page,
  offset: PAGE_SIZE.category,
  ...refinement,
});

/** What the page of a category reads first, as its address refines it. */
export const categoryCalls = (id: string | null, query: URLSearchParams) => [
  firstCall(
    listCategoryItems,
    categoryQuery(id, pageOfText(query.get("page")), readRefinement(query)),
  ),
  firstCall(readCategorySide, { id }),
];

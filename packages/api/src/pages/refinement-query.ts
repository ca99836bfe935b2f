import {
  FACET_NAMES,
  type Filters,
  knownValues,
  type Refinement,
  SORT_ORDERS,
  UNREFINED,
} from "@reagent/domain/facet";

/** The refinement in the query of an address; other parameters are ignored. */
export function readRefinement(params: URLSearchParams): Refinement {
  const filters = Object.fromEntries(
    FACET_NAMES.map((facet) => [facet, knownValues(facet, (params.get(facet) ?? "").split(","))]),
  ) as unknown as Filters;
  return {
    ...filters,
    categoryId: params.get("category") || null,
    sort: SORT_ORDERS.find((order) => order === params.get("sort")) ?? UNREFINED.sort,
  };
}

/** The query for a refinement and a page: only what differs from the unrefined first page. */
export function writtenRefinement(refinement: Refinement, page: number): [string, string][] {
  const entries = FACET_NAMES.map((facet): [string, string] => [
    facet,
    refinement[facet].join(","),
  ]);
  entries.push(
    ["category", refinement.categoryId ?? ""],
    ["sort", refinement.sort === UNREFINED.sort ? "" : refinement.sort],
    ["page", page === 1 ? "" : String(page)],
  );
  return entries.filter(([, value]) => value !== "");
}

/** Whether a parameter of the query belongs to the refinement or is the page. */
export function isRefinement(name: string): boolean {
  return [...FACET_NAMES, "category", "sort", "page"].includes(name);
}

import {
  FACET_NAMES,
  type Filters,
  knownValues,
  type Refinement,
  SORT_ORDERS,
  UNREFINED,
} from "@reagent/domain/facet";

/** How the query of an address refines a listing; what it says beside that means nothing. */
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

/** What stands in the query of an address: only what differs from the plain listing. */
export function writtenRefinement(refinement: Refinement, page: number): Record<string, string> {
  const entries = FACET_NAMES.map((facet): [string, string] => [
    facet,
    refinement[facet].join(","),
  ]);
  entries.push(
    ["category", refinement.categoryId ?? ""],
    ["sort", refinement.sort === UNREFINED.sort ? "" : refinement.sort],
    ["page", page === 1 ? "" : String(page)],
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

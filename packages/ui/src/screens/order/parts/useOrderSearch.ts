import { filterOf, type OrderFilter, type OrderListKind } from "@reagent/domain/order";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { type To, useSearchParams } from "react-router-dom";
import { usePageNumber } from "../../../blocks/usePageNumber.ts";
import { activeFilters, readSearch, writtenSearch } from "./search-address.ts";

export interface OrderSearch {
  readonly filter: OrderFilter;
  /** What a reset goes back to. */
  readonly initial: OrderFilter;
  /** How many filters are set. */
  readonly active: number;
  readonly page: number;
  /** The number of the reagent order whose companion alone is listed; empty for all. */
  readonly relatedOrderCode: string;
  /** What a list is asked for. */
  readonly params: OrderFilter & { readonly page: number; readonly pageSize: number };
  readonly search: (filter: OrderFilter) => void;
  readonly hrefOf: (page: number) => To;
  /** Back to everything that the route lists. */
  readonly reset: () => void;
}

/** The search of a list of orders stands in its address, the page as well, so that both survive a reload and the way back. */
export function useOrderSearch(kind: OrderListKind = "all"): OrderSearch {
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const initial = filterOf(kind);
  const filter = readSearch(query, initial);
  const relatedOrderCode = query.get("relation_code") ?? "";
  const kept = relatedOrderCode ? { relation_code: relatedOrderCode } : undefined;
  const queryOf = (next: OrderFilter, nextPage: number) => ({
    ...kept,
    ...writtenSearch(next, initial, nextPage),
  });
  return {
    filter,
    initial,
    active: activeFilters(filter, initial).length,
    page,
    relatedOrderCode,
    params: { ...filter, page, pageSize: PAGE_SIZE.orders },
    search: (next) => setQuery(queryOf(next, 1)),
    hrefOf: (next) => ({ search: new URLSearchParams(queryOf(filter, next)).toString() }),
    reset: () => setQuery({}),
  };
}

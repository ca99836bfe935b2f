import { type To, useSearchParams } from "react-router-dom";
import { object } from "valibot";
import {
  activeFilters,
  type Filter,
  type FilterNames,
  readListAddress,
  writtenListAddress,
} from "./list-address.ts";

/** The filters and the page of a list, which its address holds, so that it can be shared, reloaded and gone back to. */
export interface ListAddress<Of extends Filter = Filter> {
  readonly filter: Of;
  /** The filters that a reset restores. */
  readonly initial: Of;
  /** How many filters are set. */
  readonly active: number;
  /** Whether a filter is set, or a parameter that `kept` names. */
  readonly isNarrowed: boolean;
  /** From 1. */
  readonly page: number;
  /** Navigates to the first page of the rows that match a filter. */
  readonly search: (filter: Of) => void;
  /** The address of another page with the same filters. */
  readonly hrefOf: (page: number) => To;
  /** The address of the first page of the rows that match a filter, for filters that are links. */
  readonly hrefOfFilter: (filter: Of) => To;
  /** Navigates to the list without filters. */
  readonly reset: () => void;
}

const unfiltered: FilterNames<Filter> = { schema: object({}), names: {}, initial: {} };

/** The address of a list; `kept` names parameters of the query that searching and paging keep and a reset drops. */
export function useListAddress<Of extends Filter = Filter>(
  of: FilterNames<Of> = unfiltered as unknown as FilterNames<Of>,
  kept: readonly string[] = [],
): ListAddress<Of> {
  const [query, setQuery] = useSearchParams();
  const { filter, page } = readListAddress(query, of);
  const active = activeFilters(filter, of).length;
  const others = Object.fromEntries([...query].filter(([name]) => kept.includes(name)));
  const queryOf = (next: Of, to: number) => ({ ...others, ...writtenListAddress(next, to, of) });
  return {
    filter,
    initial: of.initial,
    active,
    isNarrowed: active > 0 || Object.keys(others).length > 0,
    page,
    search: (next) => setQuery(queryOf(next, 1)),
    hrefOf: (to) => ({ search: new URLSearchParams(queryOf(filter, to)).toString() }),
    hrefOfFilter: (next) => ({ search: new URLSearchParams(queryOf(next, 1)).toString() }),
    reset: () => setQuery({}),
  };
}

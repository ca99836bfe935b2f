import type { LogFilter } from "@reagent/domain/balance";
import type { To } from "react-router-dom";
import { useSearchParams } from "react-router-dom";
import { logQuery, type LogView, logViewOf } from "./log-address.ts";

export interface ShownLog extends LogView {
  /** The address of a page of what is shown. */
  readonly hrefOf: (page: number) => To;
  /** Shows what a filter finds, from its first page. */
  readonly search: (filter: LogFilter) => void;
}

/** What of a log the address asks for, so that it can be shared, gone back to and loaded again. */
export function useLogView(): ShownLog {
  const [query, setQuery] = useSearchParams();
  const view = logViewOf(query);
  return {
    ...view,
    hrefOf: (page) => ({ search: logQuery({ filter: view.filter, page }) }),
    search: (filter) => setQuery(logQuery({ filter, page: 1 })),
  };
}

import { LogFilter, UNFILTERED } from "@reagent/domain/balance";
import type { FilterNames } from "../../../../blocks/ListPage/list-address.ts";

/** The filters of a log in its address. */
export const logFilters: FilterNames<LogFilter> = {
  schema: LogFilter,
  names: { from: "from", to: "to", least: "least", most: "most" },
  initial: UNFILTERED,
};

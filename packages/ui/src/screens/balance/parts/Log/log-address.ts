import { LogFilter, UNFILTERED } from "@reagent/domain/balance";
import { pageOfText } from "@reagent/domain/paging";
import * as v from "valibot";

/** What of a log is shown. */
export interface LogView {
  readonly filter: LogFilter;
  readonly page: number;
}

const names = ["from", "to", "least", "most"] as const;

/** What an address asks for; filters that make no sense are none. */
export function logViewOf(query: URLSearchParams): LogView {
  const asked = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""]));
  const judged = v.safeParse(LogFilter, asked);
  return {
    filter: judged.success ? judged.output : UNFILTERED,
    page: pageOfText(query.get("page")),
  };
}

/** The query of an address: "" for all of the log from its first page. */
export function logQuery({ filter, page }: LogView): string {
  const query = new URLSearchParams();
  for (const name of names) if (filter[name] !== "") query.set(name, filter[name]);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

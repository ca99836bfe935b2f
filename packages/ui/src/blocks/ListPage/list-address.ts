import { pageOfText } from "@reagent/domain/paging";
import { type GenericSchema, safeParse } from "valibot";

/** The filters of a list, all of them texts. */
export type Filter = Readonly<Record<string, string>>;

/** How the filters of a list are written in the query of its address. */
export interface FilterNames<Of extends Filter> {
  readonly schema: GenericSchema<unknown, Of>;
  /** The name of each filter in the query; a filter that the route itself sets has none. */
  readonly names: { readonly [Name in keyof Of]?: string };
  /** The filters of an address without a query. */
  readonly initial: Of;
}

/** The filters and the page that a query names; filters that the schema refuses are the initial ones. */
export function readListAddress<Of extends Filter>(
  query: URLSearchParams,
  { schema, names, initial }: FilterNames<Of>,
): { readonly filter: Of; readonly page: number } {
  const named = Object.entries(names).map(([filter, name = filter]) => [
    filter,
    query.get(name) ?? initial[filter],
  ]);
  const read = safeParse(schema, { ...initial, ...Object.fromEntries(named) });
  return {
    filter: read.success ? read.output : initial,
    page: pageOfText(query.get("page")),
  };
}

/** The names of the filters that differ from the initial ones. */
export function activeFilters<Of extends Filter>(
  filter: Of,
  { names, initial }: Pick<FilterNames<Of>, "names" | "initial">,
): string[] {
  return Object.keys(names).filter((name) => filter[name] !== initial[name]);
}

/** The query for some filters and a page: only what differs from the plain list. */
export function writtenListAddress<Of extends Filter>(
  filter: Of,
  page: number,
  of: Pick<FilterNames<Of>, "names" | "initial">,
): Record<string, string> {
  const written: Record<string, string> = {};
  for (const name of activeFilters(filter, of))
    written[of.names[name] ?? name] = filter[name] ?? "";
  if (page > 1) written["page"] = String(page);
  return written;
}

import {
  ALL_INSTRUMENTS,
  INSTRUMENT_ORDERS,
  INSTRUMENT_PRICES,
  type InstrumentRefinement,
  LONGEST_CHOSEN_VALUES,
  MOST_CHOSEN_VALUES,
} from "@reagent/domain/instrument-facet";
import type { RefinementForm } from "../../../listing/parts/refined-address.ts";

/**
 * How an address holds a refinement, each parameter with a prefix. Values are words of the shop's own, which may hold any separator: each
 * has a parameter.
 */
const addressWith = (prefix: string): RefinementForm<InstrumentRefinement> => ({
  read: (params) => {
    const prices = (params.get(`${prefix}price`) ?? "").split(",");
    const sort = params.get(`${prefix}sort`);
    return {
      categories: valuesOf(params, `${prefix}category`),
      brands: valuesOf(params, `${prefix}brand`),
      attributes: valuesOf(params, `${prefix}attr`),
      prices: INSTRUMENT_PRICES.filter((price) => prices.includes(price)),
      sort: INSTRUMENT_ORDERS.find((order) => order === sort) ?? ALL_INSTRUMENTS.sort,
    };
  },
  write: ({ categories, brands, attributes, prices, sort }, page) => {
    const named = (name: string, values: readonly string[]) =>
      values.map((value): [string, string] => [prefix + name, value]);
    return [
      ...named("category", categories),
      ...named("brand", brands),
      ...named("attr", attributes),
      ...named("price", prices.length > 0 ? [prices.join(",")] : []),
      ...named("sort", sort === ALL_INSTRUMENTS.sort ? [] : [sort]),
      ...named("page", page === 1 ? [] : [String(page)]),
    ];
  },
  page: `${prefix}page`,
  isOwn: (name) =>
    ["category", "brand", "attr", "price", "sort", "page"].some((own) => name === prefix + own),
});

/** Of the list of instruments. */
export const instrumentAddress = addressWith("");

/** Of the instruments that a search finds; its address has the refinement of the reagents, too. */
export const foundInstrumentAddress = addressWith("instrument-");

/** The values of a parameter, each once, and no more than are read. */
function valuesOf(params: URLSearchParams, name: string): string[] {
  const values = [...new Set(params.getAll(name))].filter(
    (value) => value !== "" && !value.includes("\n"),
  );
  const kept: string[] = [];
  for (const value of values)
    if (
      kept.length < MOST_CHOSEN_VALUES &&
      [...kept, value].join("\n").length <= LONGEST_CHOSEN_VALUES
    )
      kept.push(value);
  return kept;
}

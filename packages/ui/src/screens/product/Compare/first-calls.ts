import { readComparison } from "@reagent/api/contract/product";
import { LARGEST_COMPARISON, parseComparison } from "@reagent/domain/comparison";
import { firstCall } from "../../../data/first-calls.ts";

/** The items that an address names. */
export const itemsIn = (query: URLSearchParams) => parseComparison(query.get("items") ?? "");

/** At most as many as can be compared at once; null for none. */
export const comparisonQuery = (codes: readonly string[]) =>
  codes.length > 0 ? { itemCodes: codes.slice(0, LARGEST_COMPARISON) } : null;

/** What a comparison reads first. */
export function comparisonCalls(query: URLSearchParams) {
  const params = comparisonQuery(itemsIn(query));
  return params ? [firstCall(readComparison, params, ({ items }) => items.length === 0)] : [];
}

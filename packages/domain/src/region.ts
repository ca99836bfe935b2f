import * as v from "valibot";

/** The longest code of a region. */
const LONGEST_CODE = 12;

const chosen = <Key extends string>(key: Key) =>
  v.pipe(v.string(key), v.nonEmpty(key), v.maxLength(LONGEST_CODE, key));

/**
 * The three fields of a form by which a place is found, each the code of a region; empty while
 * nothing is chosen (storefront §5, registration; customer centre §5, address form).
 */
export const regionFields = {
  province: chosen("province-required"),
  city: chosen("city-required"),
  district: chosen("district-required"),
};

const RegionPath = v.object(regionFields);

/** A province, a city in it and a district in that, by their codes. */
export type RegionPath = v.InferOutput<typeof RegionPath>;

/** The choice once a list of regions is loaded: a choice that is not in the list is dropped, and a single region is chosen. */
export function settledRegion(choice: string, ids: readonly string[]): string {
  if (ids.includes(choice)) return choice;
  return ids.length === 1 ? (ids[0] ?? "") : "";
}

import { readOrchard } from "@reagent/api/contract/gift";
import { readListAddress } from "../../../blocks/ListPage/list-address.ts";
import { firstCall } from "../../../data/first-calls.ts";
import { giftFilters, giftsQuery } from "../parts/GiftFilters/gift-filters.ts";

/** What the home of the orchard reads first. */
export const orchardCalls = (query: URLSearchParams) => {
  const { filter, page } = readListAddress(query, giftFilters);
  return [firstCall(readOrchard, giftsQuery(filter, page))];
};

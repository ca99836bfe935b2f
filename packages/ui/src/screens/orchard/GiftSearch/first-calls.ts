import { searchGifts } from "@reagent/api/contract/gift";
import { readListAddress } from "../../../blocks/ListPage/list-address.ts";
import { firstCall } from "../../../data/first-calls.ts";
import { giftsQuery, searchFilters } from "../parts/GiftFilters/gift-filters.ts";

/** What the results of a search read first. */
export const giftSearchCalls = (keyword: string, query: URLSearchParams) => {
  const { filter, page } = readListAddress(query, searchFilters(keyword));
  return [firstCall(searchGifts, giftsQuery(filter, page))];
};

import { PAGE_SIZE } from "@reagent/domain/page-size";
import * as v from "valibot";
import type { FilterNames } from "../../../../blocks/ListPage/list-address.ts";

const text = v.pipe(v.string(), v.trim(), v.maxLength(100));
/** What is no amount of grains filters nothing, and leaves the other filters as they are. */
const grains = v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/u)), "");
const GiftFilter = v.object({ typeId: text, rangeId: text, most: grains, keyword: text });

/** The filters of the gifts; `most` is the highest price in grains. Empty texts filter nothing. */
export type GiftFilter = v.InferOutput<typeof GiftFilter>;

/** How the home of the orchard writes its filters in its address (storefront §2, orchard). */
export const giftFilters: FilterNames<GiftFilter> = {
  schema: GiftFilter,
  names: { typeId: "type", rangeId: "option", most: "most", keyword: "fruitKey" },
  initial: { typeId: "", rangeId: "", most: "", keyword: "" },
};

/** How the results of a search write them: the keyword is a part of the path. */
export const searchFilters = (keyword: string): FilterNames<GiftFilter> => ({
  schema: GiftFilter,
  names: { typeId: "type", rangeId: "option", most: "most" },
  initial: { typeId: "", rangeId: "", most: "", keyword: keyword.trim() },
});

/** A page of the gifts that match. */
export const giftsQuery = ({ most, ...filter }: GiftFilter, page: number) => ({
  ...filter,
  most: most === "" ? null : Number(most),
  page,
  pageSize: PAGE_SIZE.orchard,
});

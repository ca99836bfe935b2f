import { addFavourite, cancelFavourite, listFavourites } from "@reagent/api/contract/favourite";
import { searchReagents } from "@reagent/api/contract/search";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { search } from "./given.ts";

/** In the order in which a customer could make them. */
export const exchanges: readonly Exchange[] = [
  answered("customer", addFavourite, ({ itemId }) => ({ itemId })),
  answered("customer", listFavourites, { limit: 20, page: 1 }, ({ favourites, total }, facts) => {
    expect(total).toBe(favourites.length);
    expect(favourites.map(({ itemCode }) => itemCode)).toContain(facts.itemCode);
  }),
  answered(
    "customer",
    searchReagents,
    ({ itemCode }) => ({ ...search, keyword: itemCode }),
    ({ items }) => expect(items.map(({ isFavourite }) => isFavourite)).toEqual([true]),
    { about: "with the customer's favourites" },
  ),
  answered("customer", cancelFavourite, ({ itemId }) => ({ favouriteId: itemId })),
];

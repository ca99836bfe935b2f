import { codes } from "@reagent/api/contract/envelope";
import { listCategoryItems, readCategorySide } from "@reagent/api/contract/listing";
import { listingMessages } from "@reagent/api/messages/listing";
import { idOf } from "../../basics/id.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answers } from "../../calls/call.ts";
import {
  childrenOf,
  countedCategories,
  pathTo,
  readCategories,
} from "../../catalogue/categories.ts";

export const listingRoutes = [
  answers(listCategoryItems, async ({ params, ...viewer }, { items, listings }) => {
    const { page, size } = pageOf({ page: params.page, limit: params.offset });
    const listing = await listings.ask("ofCategory", categoryId(params.id), params, {
      page,
      size,
    });
    if (!listing)
      throw new Refusal(codes.notFound, listingMessages.categoryMissing[viewer.language]);
    return {
      items: await items.read(listing.ids, viewer),
      total: listing.total,
      facets: listing.counts,
    };
  }),
  answers(readCategorySide, async ({ params, language }, { database, listings }) => {
    const all = await readCategories(database.read);
    const id = categoryId(params.id);
    const own = all.find((row) => row.id === id);
    if (id !== undefined && !own)
      throw new Refusal(codes.notFound, listingMessages.categoryMissing[language]);
    const below = childrenOf(all, id ?? null);
    const shown = below.length > 0 ? below : childrenOf(all, own?.parent_id ?? null);
    const counts = await listings.ask(
      "countIn",
      shown.map((row) => row.id),
    );
    return {
      path: id === undefined ? [] : pathTo(all, id, language),
      categories: countedCategories(shown, counts, language),
    };
  }),
];

/** The id of a category; undefined for the whole catalogue. A text that is no number becomes an id that no category has. */
function categoryId(text: string | null): number | undefined {
  return text === null ? undefined : idOf(text);
}

import { codes } from "@reagent/api/contract/envelope";
import {
  type CategoryCount,
  listCategoryItems,
  readCategorySide,
} from "@reagent/api/contract/listing";
import { answers } from "../../http/call.ts";
import type { Language, Words } from "../../http/language.ts";
import { inLanguage } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { Refusal } from "../../http/refusal.ts";
import { type CategoryRow, childrenOf, pathTo, readCategories } from "../home/categories.ts";

const categoryMissing: Words = {
  zh: "没有找到该分类。",
  en: "This category was not found.",
};

const answerItems = answers(
  listCategoryItems,
  async ({ params, language, customer }, { items, listings }) => {
    const { page, size } = pageOf({ page: params.page, limit: params.offset });
    const listing = await listings.ofCategory(idOf(params.id), params, { page, size });
    if (!listing) throw new Refusal(codes.notFound, categoryMissing[language]);
    return {
      items: await items.read(listing.ids, { customer, language }),
      total: listing.total,
      facets: listing.counts,
    };
  },
);

const answerSide = answers(
  readCategorySide,
  async ({ params, language }, { database, listings }) => {
    const all = await readCategories(database);
    const id = idOf(params.id);
    const own = all.find((row) => row.id === id);
    if (id !== undefined && !own) throw new Refusal(codes.notFound, categoryMissing[language]);
    const below = childrenOf(all, id ?? null);
    const shown = below.length > 0 ? below : childrenOf(all, own?.parent_id ?? null);
    return {
      path: id === undefined ? [] : pathTo(all, id, language),
      categories: counted(shown, await listings.countIn(shown.map((row) => row.id)), language),
    };
  },
);

/** The id of a category; what is no number is no category's. */
function idOf(text: string | null): number | undefined {
  return text === null ? undefined : Number(text);
}

/** Categories with their counts, as the contract has them. */
export function counted(
  categories: readonly CategoryRow[],
  counts: readonly number[],
  language: Language,
): CategoryCount[] {
  return categories.map((row, at) => ({
    id: String(row.id),
    name: inLanguage(row, "name", language),
    count: counts[at] ?? 0,
  }));
}

export const listingRoutes = [answerItems, answerSide];

import { countSearchFacets } from "@reagent/api/contract/listing";
import {
  searchBatch,
  searchInstruments,
  searchReagents,
  suggest,
} from "@reagent/api/contract/search";
import { isNarrowed } from "@reagent/domain/facet";
import { MOST_LISTED } from "@reagent/domain/search";
import { idOf } from "../../basics/id.ts";
import { inLanguage } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import { answers } from "../../calls/call.ts";
import { childrenOf, countedCategories, readCategories } from "../../catalogue/categories.ts";
import { categoriesNamed } from "../../catalogue/category-names.ts";
import { readInstrumentSkus } from "../../catalogue/skus.ts";
import { searchSeveral } from "./batch-search.ts";
import { suggestionsFor } from "./suggestions.ts";

const MOST_SUGGESTIONS = 8;

export const searchRoutes = [
  answers(searchReagents, async ({ params, ...viewer }, { database, items, search, listings }) => {
    const keyword = params.keyword.trim();
    const page = pageOf(params);
    if (isNarrowed(params) || params.sort !== "usual") {
      const { ids, ...found } = await listings.ask("ofSearch", keyword, params, page);
      return { items: await items.read(ids, viewer), ...found, categories: [] };
    }
    const { targets, ...found } = await search.find("reagent", keyword, page);
    const named = found.total === 0 ? await categoriesNamed(database.read, keyword) : [];
    return {
      items: await items.read(targets, viewer),
      ...found,
      categories: named.map((row) => ({
        id: String(row.id),
        name: inLanguage(row, "name", viewer.language),
      })),
    };
  }),
  answers(countSearchFacets, async ({ params, language }, { database, listings }) => {
    const all = await readCategories(database.read);
    const below = childrenOf(all, params.categoryId === null ? null : idOf(params.categoryId));
    const { counts, substances, inCategories } = await listings.ask(
      "countSearch",
      params.keyword.trim(),
      params,
      below.map(({ id }) => id),
    );
    return {
      substances,
      facets: counts,
      categories: countedCategories(below, inCategories, language),
    };
  }),
  answers(searchBatch, searchSeveral),
  answers(searchInstruments, async ({ params, ...viewer }, services) => {
    const { database, search, instrumentLists } = services;
    const keyword = params.keyword.trim();
    const { page, size } = pageOf(params);
    const listed = { page: 1, size: MOST_LISTED };
    const { targets, isMore, corrected } = await search.find("instrument", keyword, listed);
    const { skuIds, facets } = await instrumentLists.among(targets, params, viewer.language);
    const shown = skuIds.slice((page - 1) * size, page * size);
    const items = await readInstrumentSkus(database.read, shown, viewer);
    return { items, total: skuIds.length, isMore, corrected, facets };
  }),
  answers(suggest, async ({ params }, { database, search }) => {
    const keyword = params.keyword.trim();
    const limit = Math.min(Math.max(1, params.limit), MOST_SUGGESTIONS);
    return { suggestions: await suggestionsFor({ keyword, limit }, database.read, search) };
  }),
];

import { codes } from "@reagent/api/contract/envelope";
import { countSearchFacets } from "@reagent/api/contract/listing";
import { searchInstruments, searchReagents, suggest } from "@reagent/api/contract/search";
import { isNarrowed } from "@reagent/domain/facet";
import { answers } from "../../http/call.ts";
import type { Language, Words } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { Refusal } from "../../http/refusal.ts";
import { childrenOf, countedCategories, readCategories } from "../home/categories.ts";
import { readInstrumentSkus } from "../instrument/skus.ts";
import { suggestionsFor } from "./suggestions.ts";

/** In characters; the search reads half of them. */
const LONGEST_KEYWORD = 200;

const MOST_SUGGESTIONS = 8;

const keywordTooLong: Words = {
  zh: `搜索内容过长，请控制在 ${LONGEST_KEYWORD} 个字符以内。`,
  en: `This search is too long: at most ${LONGEST_KEYWORD} characters, please.`,
};

export const searchRoutes = [
  answers(searchReagents, async ({ params, ...viewer }, { items, search, listings }) => {
    const keyword = keywordOf(params.keyword, viewer.language);
    const page = pageOf(params);
    if (!isNarrowed(params) && params.sort === "usual") {
      const { targets, total } = await search.find("reagent", keyword, page);
      return { items: await items.read(targets, viewer), total };
    }
    const found = await search.findAll("reagent", keyword);
    const { ids, total } = await listings.ofFound(found, params, page);
    return { items: await items.read(ids, viewer), total };
  }),
  answers(countSearchFacets, async ({ params, language }, { database, search, listings }) => {
    const [found, all] = await Promise.all([
      search.findAll("reagent", keywordOf(params.keyword, language)),
      readCategories(database.read),
    ]);
    const below = childrenOf(all, params.categoryId === null ? null : Number(params.categoryId));
    const ids = below.map(({ id }) => id);
    const { counts, inCategories } = await listings.countFound(found, params, ids);
    return { facets: counts, categories: countedCategories(below, inCategories, language) };
  }),
  answers(searchInstruments, async ({ params, ...viewer }, { database, search }) => {
    const keyword = keywordOf(params.keyword, viewer.language);
    const { targets, total } = await search.find("instrument", keyword, pageOf(params));
    return { items: await readInstrumentSkus(database.read, targets, viewer), total };
  }),
  answers(suggest, async ({ params, language }, { database, search }) => {
    const keyword = keywordOf(params.keyword, language);
    const limit = Math.min(Math.max(1, params.limit), MOST_SUGGESTIONS);
    const query = { keyword, limit, language };
    return { suggestions: await suggestionsFor(query, database.read, search) };
  }),
];

function keywordOf(text: string, language: Language): string {
  const keyword = text.trim();
  if (keyword.length > LONGEST_KEYWORD) {
    throw new Refusal(codes.badRequest, keywordTooLong[language]);
  }
  return keyword;
}

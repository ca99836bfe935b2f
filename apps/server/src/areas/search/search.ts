import { codes } from "@reagent/api/contract/envelope";
import {
  readInstrumentHistory,
  searchInstruments,
  searchReagents,
  suggest,
} from "@reagent/api/contract/search";
import { answers } from "../../http/call.ts";
import type { Language, Words } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { Refusal } from "../../http/refusal.ts";
import { readInstrumentSkus } from "../product/instruments.ts";
import { suggestionsFor } from "./suggestions.ts";

/** A longer text is no search: twice what the search reads. */
const LONGEST_KEYWORD = 200;
/** How many recently viewed instruments are looked up at once. */
const HISTORY = 20;

const MOST_SUGGESTIONS = 8;

const keywordTooLong: Words = {
  zh: `搜索内容过长，请控制在 ${LONGEST_KEYWORD} 个字符以内。`,
  en: `This search is too long: at most ${LONGEST_KEYWORD} characters, please.`,
};

const answerReagents = answers(
  searchReagents,
  async ({ params, language, customer }, { items, search }) => {
    const { targets, total } = await search.find(
      "reagent",
      keywordOf(params.keyword, language),
      pageOf(params),
    );
    return { items: await items.read(targets, { customer, language }), total };
  },
);

const answerInstruments = answers(
  searchInstruments,
  async ({ params, language, customer }, { database, search }) => {
    const { targets, total } = await search.find(
      "instrument",
      keywordOf(params.keyword, language),
      pageOf(params),
    );
    return { items: await readInstrumentSkus(database, targets, { customer, language }), total };
  },
);

const answerHistory = answers(
  readInstrumentHistory,
  async ({ params, language, customer }, { database }) => {
    const ids = params.skuIds.filter((id) => /^\d{1,9}$/u.test(id)).slice(0, HISTORY);
    return { items: await readInstrumentSkus(database, ids.map(Number), { customer, language }) };
  },
);

const answerSuggestions = answers(suggest, async ({ params, language }, { database, search }) => {
  const keyword = keywordOf(params.keyword, language);
  const limit = Math.min(Math.max(1, params.limit), MOST_SUGGESTIONS);
  const wish = { keyword, limit, language };
  return { suggestions: await suggestionsFor(wish, database.read, search) };
});

function keywordOf(text: string, language: Language): string {
  const keyword = text.trim();
  if (keyword.length > LONGEST_KEYWORD) {
    throw new Refusal(codes.badRequest, keywordTooLong[language]);
  }
  return keyword;
}

export const searchRoutes = [answerReagents, answerInstruments, answerHistory, answerSuggestions];

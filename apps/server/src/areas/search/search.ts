import { codes } from "@reagent/api/contract/envelope";
import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { answers } from "../../http/call.ts";
import type { Language, Words } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { Refusal } from "../../http/refusal.ts";
import { readInstrumentSkus } from "../instrument/skus.ts";

/** A longer text is no search: twice what the search reads. */
const LONGEST_KEYWORD = 200;

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

function keywordOf(text: string, language: Language): string {
  const keyword = text.trim();
  if (keyword.length > LONGEST_KEYWORD) {
    throw new Refusal(codes.badRequest, keywordTooLong[language]);
  }
  return keyword;
}

export const searchRoutes = [answerReagents, answerInstruments];

import { alternativesOf, readQuery } from "@reagent/domain/search-text";

/** In how many looser readings a text is searched for that finds nothing. */
export const MOST_LOOSER_READINGS = 24;

/** How many words are looked up for the slips of a text: those that six words of eight letters can be meant as. */
export const MOST_WORDS_LOOKED_UP = 2600;

/**
 * The work of searching for the first results of a text: the tokens that its alternatives look up, one for its keys, and the same of each
 * looser reading where slips are corrected.
 */
export function searchWork(text: string, as: "typed" | "corrected"): number {
  const query = readQuery(text);
  const tokens = 1 + (query ? alternativesOf(query).flat().length : 0);
  return as === "typed" ? tokens : tokens * (1 + MOST_LOOSER_READINGS);
}

import { isInSample, isNightly } from "../seed.ts";

/** The beginnings of the ids of the stories to open, separated by commas; without it, a sample is opened, and all of them each night. */
const { STORIES } = process.env;

/**
 * Whether this run opens a story for a check.
 * @param runs How many runs it takes until every story was opened, where a run takes only a sample
 */
export function isWanted(id: string, check: string, runs: number): boolean {
  if (STORIES) return STORIES.split(",").some((beginning) => id.startsWith(beginning));
  return isNightly() || isInSample(`${check} ${id}`, runs);
}

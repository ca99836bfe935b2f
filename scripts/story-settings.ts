import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PLAYS_IN_CHINESE, PLAYS_ON_PHONES } from "../.storybook/own-setting/differences.ts";
import { isInSample, isNightly } from "../tests/seed.ts";
import { ROOT } from "./job.ts";

/** How many runs it takes on average until a story file was played in English, where a run takes only a sample. */
const SHARES = 3;

/** Whether a story file has a tag as a whole, by its source: all its stories have it. */
export function isTagged(source: string, tag: string): boolean {
  const [meta = ""] = source.split("\nexport const ", 1);
  return meta.includes(`"${tag}"`);
}

const sourceOf = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Whether a story file has stories that are played in English, by its source: it is not tagged, or a story takes the tag away. */
export const hasEnglish = (source: string): boolean =>
  !isTagged(source, PLAYS_IN_CHINESE) || source.includes(`"!${PLAYS_IN_CHINESE}"`);

/** Of the story files those that this run plays in English, and each night all that can be. */
export const playedInEnglish = (files: readonly string[]): string[] =>
  files.filter(
    (file) => (isNightly() || isInSample(`${file} en`, SHARES)) && hasEnglish(sourceOf(file)),
  );

/** Of the story files those that this run plays on a phone: each night all that are tagged for it, and else none. */
export const playedOnPhones = (files: readonly string[]): string[] =>
  files.filter((file) => isNightly() && isTagged(sourceOf(file), PLAYS_ON_PHONES));

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PLAYS_IN_CHINESE } from "../.storybook/own-setting/differences.ts";
import { isNightly, seed } from "../tests/seed.ts";
import { ROOT } from "./job.ts";

/** How many runs it takes on average until a story file was played in English, where a run takes only a sample. */
const SHARES = 3;

/** Whether a story file is tagged as a whole: it is not played in English. */
export function isTagged(source: string): boolean {
  const [meta = ""] = source.split("\nexport const ", 1);
  return meta.includes(`"${PLAYS_IN_CHINESE}"`);
}

/** Whether the run with the seed plays a story file in English: about a third of them, another one with each seed. */
export function isDrawn(file: string, ofSeed: number): boolean {
  const hash = createHash("sha256").update(`${file} en ${ofSeed}`).digest();
  return hash.readUInt32BE() % SHARES === 0;
}

/** Of the story files those that this run plays in English, and each night all that can be. */
export const playedInEnglish = (files: readonly string[]): string[] =>
  files.filter(
    (file) =>
      (isNightly || isDrawn(file, seed)) && !isTagged(readFileSync(join(ROOT, file), "utf8")),
  );

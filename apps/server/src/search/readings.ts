import { setImmediate as nextTurn } from "node:timers/promises";
import { isCasNumber } from "@reagent/domain/cas";
import { isEcNumber } from "@reagent/domain/ec-number";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { readSearchParts, type SearchFilter } from "@reagent/domain/search-parts";
import { looserTexts, numbersMeant, wordsToKnow } from "@reagent/domain/search-slip";
import { respelled } from "@reagent/domain/search-spelling";
import { cutQuery, fold, normalise } from "@reagent/domain/search-text";
import { namesNear, namesOfSound } from "./misspelled-names.ts";
import type { SearchIndex } from "./search-index.ts";
import { MOST_LOOSER_READINGS, MOST_WORDS_LOOKED_UP } from "./search-work.ts";

/** How many spellings are tried: each is a search. */
const MOST_SPELLINGS = 20;

/** What a text can mean that finds nothing. */
export interface Reading {
  readonly text: string;
  readonly filters: readonly SearchFilter[];
}

/**
 * The readings of a text that finds nothing, likeliest first: its CAS or EC number, or its name without pack, grade and strength, then other texts for the name and
 * for the whole (decisions, search matching). Each is computed only when it is read.
 */
export async function* readingsOf(
  index: SearchIndex,
  kind: GoodsKind,
  text: string,
): AsyncGenerator<Reading> {
  let count = 0;
  // A long run of Chinese characters could be split in a hundred ways, each of which is a search.
  for await (const reading of allReadings(index, kind, text)) {
    if (count === MOST_LOOSER_READINGS) return;
    count += 1;
    await turnOfReading();
    yield reading;
  }
}

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop in which no other reading is searched for, and after one without any. SQLite answers at once: without
 * it, other requests would wait for all readings of all searches that have begun.
 */
function turnOfReading(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn()).then(() => nextTurn());
  return lastTurn;
}

async function* allReadings(
  index: SearchIndex,
  kind: GoodsKind,
  text: string,
): AsyncGenerator<Reading> {
  const { name, filters } = readSearchParts(text);
  // What instruments measure is in their names.
  if (kind === "reagent" && name !== "" && (filters.length > 0 || isNumber(name))) {
    yield { text: name, filters };
    for await (const other of textsFor(index, kind, name)) yield { text: other, filters };
  }
  for await (const other of textsFor(index, kind, text)) yield { text: other, filters: [] };
}

const isNumber = (text: string) => isCasNumber(text) || isEcNumber(text);

/** Texts to search for in place of one that finds nothing. */
async function* textsFor(
  index: SearchIndex,
  kind: GoodsKind,
  text: string,
): AsyncGenerator<string> {
  const folded = fold(cutQuery(text));
  yield* await knownNumbers(index, kind, text);
  yield* respelled(folded).slice(0, MOST_SPELLINGS);
  yield* namesOfSound(index, kind, folded);
  const looked = wordsToKnow(text).slice(0, MOST_WORDS_LOOKED_UP);
  yield* looserTexts(text, new Set(await index.knownWords(kind, looked)));
  yield* namesNear(index, kind, folded);
}

async function knownNumbers(
  index: SearchIndex,
  kind: GoodsKind,
  text: string,
): Promise<readonly string[]> {
  const numbers = numbersMeant(text);
  if (numbers.length === 0) return [];
  const known = new Set(await index.knownCodes(kind, numbers.map(normalise)));
  return numbers.filter((number) => known.has(normalise(number)));
}

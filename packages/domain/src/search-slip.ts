import { casNumbersMeant, mistypedCas } from "./cas.ts";
import { parseEcNumber } from "./ec-number.ts";
import { cutQuery, fold } from "./search-text.ts";

/** Shorter words have too many neighbours. */
const SHORTEST_WORD = 4;
/** Longer words are long chemical names, of which a part finds. */
const LONGEST_WORD = 24;

const WORDS = new RegExp(`[a-z]{${SHORTEST_WORD},${LONGEST_WORD}}`, "gu");
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** A run of Han characters that can be two words: one of them has two characters at least, and so has the other. */
const HAN_RUN = /\p{Script=Han}{4,}/u;

/** The words of a text in which slips are corrected: four letters or more, in lower case. */
export function slipWords(text: string): string[] {
  return [...new Set([...fold(text).matchAll(WORDS)].map(([word]) => word))];
}

/**
 * The words that a word can be meant as if it has one slip: two neighbours swapped, a letter left out, a letter too many, another
 * letter, in this order.
 */
export function oneSlipFrom(word: string): string[] {
  const places = Array.from({ length: word.length }, (_, at) => [
    word.slice(0, at),
    word.slice(at),
  ]) as [string, string][];
  const letters = [...ALPHABET];
  const swapped = places.flatMap(([before, after]) =>
    after.length > 1 ? [before + after.charAt(1) + after.charAt(0) + after.slice(2)] : [],
  );
  const completed = [...places, [word, ""] as const].flatMap(([before, after]) =>
    letters.map((letter) => before + letter + after),
  );
  const shortened = places.map(([before, after]) => before + after.slice(1));
  const replaced = places.flatMap(([before, after]) =>
    letters.map((letter) => before + letter + after.slice(1)),
  );
  const all = new Set([...swapped, ...completed, ...shortened, ...replaced]);
  all.delete(word);
  return [...all];
}

/**
 * Texts to search for in place of one that finds nothing (decisions, search matching): with one slip corrected to a known word, and with
 * a run of Chinese characters as two words.
 */
export function looserTexts(text: string, known: ReadonlySet<string>): string[] {
  const query = fold(cutQuery(text));
  const corrected = slipWords(query)
    .filter((word) => !known.has(word))
    .flatMap((word) =>
      oneSlipFrom(word)
        .filter((other) => known.has(other))
        .map((other) => query.replace(word, other)),
    );
  const run = HAN_RUN.exec(query)?.[0] ?? "";
  const characters = Array.from(run);
  const split = characters.slice(2, -1).map((_, at) => {
    const words = [characters.slice(0, at + 2), characters.slice(at + 2)];
    return query.replace(run, words.map((word) => word.join("")).join(" "));
  });
  return [...corrected, ...split];
}

/**
 * The CAS and EC numbers that a text can mean which has the form of one, likeliest first: the number without the words around it, or
 * that of which a spreadsheet made a date, and those
 * near a mistyped one.
 */
export function numbersMeant(text: string): readonly string[] {
  const casNumbers = casNumbersMeant(text);
  if (casNumbers.length > 0) return casNumbers;
  const ecNumber = parseEcNumber(text);
  return ecNumber === undefined ? (mistypedCas(text)?.near ?? []) : [ecNumber];
}

/** The words to look up before `looserTexts`: those of a text, and all they can be meant as. */
export function wordsToKnow(text: string): string[] {
  return slipWords(cutQuery(text)).flatMap((word) => [word, ...oneSlipFrom(word)]);
}

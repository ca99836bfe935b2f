import { findAfter } from "./find-after.ts";
import { readOrderSheetLine } from "./order-sheet-line.ts";
import { packTokens, strengthToken } from "./search-filter.ts";
import { cutQuery, gradeTokens } from "./search-text.ts";

/** A part of a query that narrows the results of its name: a pack, a grade or a strength. */
export interface SearchFilter {
  /** As it was typed. */
  readonly text: string;
  /** The tokens of what it narrows to, none where that is everything; undefined where nothing is sold so. */
  readonly tokens: readonly string[] | undefined;
}

/** A query, divided. */
export interface SearchParts {
  /** What is searched for; empty where the query has filters alone. */
  readonly name: string;
  /** Grades and strengths first, then the pack. */
  readonly filters: readonly SearchFilter[];
}

/** Acids and ammonia are sold as the concentrated solution where nothing else is said. */
const CONCENTRATED = /^(?:浓(?!缩)|conc(?:entrated)?\b\.?\s*)/iu;
const DILUTE = /^(?:稀(?!土)|dil(?:uted?)?\b\.?\s*)/iu;
const DRY =
  /^(?:无水|绝对|超干|anhydrous\b\s*|absolute\b\s*|dry\b\s+)|(?:,?\s+(?:anhydrous|absolute)|\s*[(（]无水[)）])$/iu;
const QUALITY =
  /^(?:工业级?|医用|医药级|食用|食品级|试剂级|化学级|电子级|technical\b\s*|reagent grade\b\s*)/iu;
const IN_WATER = /(?:标准溶液|标准液|水溶液|溶液|\s+(?:aqueous\s+|standard\s+)?solution)$/iu;
/** What a substance looks like, where its name is longer than the word. */
const SHAPE = /(?<before>\p{Script=Han}{2})(?:粉末?|颗粒|晶体|结晶)$/u;

/**
 * Divides a query into a name and what narrows its results, in the way in which a line of an order sheet is read: 丙酮 500mL, 甲醇HPLC, 98%硫酸,
 * 0.1 M HCl (decisions, search matching).
 */
export function readSearchParts(text: string): SearchParts {
  const { parts, what, name, grades } = readOrderSheetLine(cutQuery(text));
  const amounts = parts.filter(({ kind }) => kind === "amount").map((part) => part.text);
  const isNumbered = what !== undefined && what.kind !== "name";
  const words = isNumbered ? { name: what.text, filters: [] } : readStrengthWords(name);
  return {
    name: words.name,
    filters: [
      ...words.filters,
      ...grades.map((grade) => ({ text: grade, tokens: gradeFilter(grade) })),
      ...amounts.map((amount) => ({
        text: amount,
        tokens: packTokens(amount.replace(/\s*\/.*$/u, "")),
      })),
    ],
  };
}

function gradeFilter(grade: string): readonly string[] {
  const strength = strengthToken(grade);
  return strength === undefined ? gradeTokens(grade.replace(/\s*(?:级|grade)$/iu, "")) : [strength];
}

/** Takes the words for strength and dryness from the beginning and the end of a name. */
function readStrengthWords(name: string): SearchParts {
  const filters: SearchFilter[] = [];
  let rest = name;
  const take = (pattern: RegExp, tokens: (word: string) => SearchFilter["tokens"]) => {
    const word = findAfter(pattern, rest)?.text;
    const left = word === undefined ? "" : rest.replace(word, "").trim();
    if (word === undefined || left === "") return;
    rest = left;
    filters.push({ text: word.replaceAll(/^[\s,(（]+|[\s)）]+$/gu, ""), tokens: tokens(word) });
  };
  take(CONCENTRATED, () => []);
  take(DILUTE, () => undefined);
  take(DRY, () => gradeTokens("无水"));
  take(QUALITY, (word) => gradeTokens(word));
  take(IN_WATER, () => undefined);
  take(SHAPE, () => []);
  return { name: rest, filters };
}

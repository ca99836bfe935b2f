import {
  anhydrousComposition,
  compositionKey,
  compositionOf,
  typedCompositions,
} from "./composition.ts";
import { meantCharacters } from "./plain-text.ts";
import { britishAndAmerican } from "./search-spelling.ts";
import { wellFormed } from "./well-formed.ts";

/**
 * Tokens of the full-text search. Stored texts and queries are tokenised by the same rules, so that any store of tokens (a
 * full-text table, an array with an inverted index) finds the same entries.
 *
 * - Case, width, accents, and the hyphens, spaces and primes of a name do not matter (decisions, search matching).
 * - Greek letters are read by their names, and radicals as their characters, in whichever way a text writes them.
 * - Two Chinese characters find: a run of Han characters gives its characters, pairs and triples.
 * - Words of other scripts are found by their beginnings. A beginning may run on over hyphens and spaces, so that
 *   `64175` finds 64-17-5 and `dimethylsulfoxide` finds dimethyl sulfoxide.
 * - Three letters or more are found anywhere in a name, by its groups of three and four characters.
 * - Formulas are found by their atoms.
 *
 * A token holds letters and digits in lower case, and perhaps a mark before them: no quote, operator or wildcard of any query language.
 */

/** How many characters of a query are read. */
export const QUERY_LENGTH = 100;

/** How many words of a query are read: as many as these characters can have, before NFKC makes several words of one. */
const MOST_WORDS = QUERY_LENGTH / 2;

/** The greatest length of a query. */
export const LONGEST_KEYWORD = 2 * QUERY_LENGTH;

/** How many characters of a beginning are indexed; a longer one has its groups of characters too. */
export const PREFIX_LENGTH = 12;

/** Marks of tokens that are no beginnings, in upper case, which folded texts never have. */
const MARKS = { part: "Π", formula: "Φ", anhydrous: "Ψ", other: "Ω" } as const;

/** The greatest size of the groups of Han characters. */
const LONGEST_HAN = 3;

/** Sizes of the groups of characters that a part is found by. */
const PART_LENGTH = { least: 3, most: 4 } as const;

/** A part with more groups is found by some of them. */
const MOST_GROUPS = 8;

/** The texts of an entry of the index. */
export interface SearchTexts {
  /** Codes and numbers, found by their beginnings. */
  readonly codes: readonly string[];
  /** Names in both languages. */
  readonly names: readonly string[];
  readonly aliases: readonly string[];
  /** Other texts, such as the specification, found by their words that have a letter. */
  readonly others: readonly string[];
  readonly formula: string | null;
}

/** Abbreviations have at most so many characters. */
const LONGEST_ABBREVIATION = 8;

/** Alternatives: an entry matches if it has all tokens of one of them. */
export type Alternatives = readonly (readonly string[])[];

/** What a query finds, best first. */
export interface SearchQuery {
  /** The whole query, to be compared with `normalise`d codes and names. */
  readonly plain: string;
  readonly formulas: Alternatives;
  /** Formulas of hydrates, without their waters. */
  readonly hydrates: Alternatives;
  readonly words: Alternatives;
  /** Like words, with parts in place of beginnings; empty where this is no difference. */
  readonly parts: Alternatives;
  /** Like words, the first or the last of them in other texts. */
  readonly others: Alternatives;
}

/** A query of which each alternative has these tokens as well. Whole names are not looked up for it. */
export function narrowed(query: SearchQuery, tokens: readonly string[]): SearchQuery {
  if (tokens.length === 0) return query;
  const withTokens = (all: Alternatives) => all.map((one) => [...one, ...tokens]);
  const { formulas, hydrates, words, parts, others } = query;
  return {
    plain: "",
    formulas: withTokens(formulas),
    hydrates: withTokens(hydrates),
    words: withTokens(words),
    parts: withTokens(parts),
    others: withTokens(others),
  };
}

/** The tokens of a grade among the other texts of an entry. */
export const gradeTokens = (grade: string): string[] =>
  otherTokens(
    fold(grade)
      .split(/[ -]+/u)
      .filter((word) => word !== ""),
  );

const GREEK: ReadonlyMap<string, string> = new Map(
  Object.entries({
    α: "alpha",
    β: "beta",
    ß: "beta",
    γ: "gamma",
    δ: "delta",
    ε: "epsilon",
    ζ: "zeta",
    η: "eta",
    θ: "theta",
    ι: "iota",
    κ: "kappa",
    λ: "lambda",
    μ: "mu",
    ν: "nu",
    ξ: "xi",
    ο: "omicron",
    π: "pi",
    ρ: "rho",
    σ: "sigma",
    ς: "sigma",
    τ: "tau",
    υ: "upsilon",
    φ: "phi",
    χ: "chi",
    ψ: "psi",
    ω: "omega",
  }),
);

const GREEK_LETTERS = /[α-ωß]/gu;

const HAN = /\p{Script=Han}/u;
const THREE_LETTERS = /\p{L}{3}/u;

/* A radical is a sign of the Han script, and no character of it. */
const HAN_RUN = String.raw`(?:(?=\p{Script=Han})[\p{L}\p{N}])+`;
const OTHER_RUN = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])+`;
const gapped = (run: string) => `${run}(?:[ -]+${run})*`;

/** Runs of Han characters, and runs of other letters and digits with the gaps that do not matter inside them. */
const RUNS = new RegExp(`${HAN_RUN}|${OTHER_RUN}`, "gu");
const GAPPED_RUNS = new RegExp(`${gapped(HAN_RUN)}|${gapped(OTHER_RUN)}`, "gu");

/**
 * The form in which two texts are compared: lower case, half width, without accents, hyphens, spaces, primes and
 * control characters; Greek letters by name; `·` as `.`. Store it where exact matches, names that begin with the
 * query, and `contains` are looked up.
 */
export function normalise(text: string): string {
  return fold(text).replaceAll(/[ -]/gu, "");
}

/** Whether a text is one of some names, so that it means their substance. */
export function isOneOf(names: readonly string[], text: string): boolean {
  const plain = normalise(text);
  return plain !== "" && names.some((name) => normalise(name) === plain);
}

/**
 * Whether a name is an abbreviation such as EtOH, which is short and has two capital letters at least. Its letters stand in other names by
 * chance, as those of EtOH do in Ketohexamethylene.
 */
export function isAbbreviation(name: string): boolean {
  return (
    name.length <= LONGEST_ABBREVIATION &&
    /^[\p{L}\p{N}().,·+-]+$/u.test(name) &&
    /\p{Lu}.*\p{Lu}/u.test(name) &&
    !HAN.test(name)
  );
}

/** How well a text matches the names of a substance: lower is better (decisions, search matching). */
export function closenessOf(
  { names, aliases }: Pick<SearchTexts, "names" | "aliases">,
  plain: string,
): number {
  const isIn = (texts: readonly string[], fits: (text: string) => boolean) =>
    texts.map(normalise).some(fits);
  const isEqual = (text: string) => text === plain;
  const isBegun = (text: string) => text.startsWith(plain);
  const isPart = (text: string) => text.includes(plain);
  const ways = [
    isIn(names, isEqual),
    isIn(aliases, isEqual),
    isIn(names, isBegun),
    isIn(aliases, isBegun),
    isIn(names, isPart),
    isIn(aliases, isPart),
  ];
  const best = ways.indexOf(true);
  return best === -1 ? ways.length : best;
}

/** The tokens that an entry is stored by, sorted, each once. */
export function indexTokens({ codes, names, aliases, others, formula }: SearchTexts): string[] {
  const tokens = new Set<string>();
  for (const code of codes) addTokens(tokens, normalise(code));
  for (const name of [...names, ...aliases]) addTokens(tokens, name, { hasParts: true });
  for (const word of others.flatMap((text) => fold(text).split(" "))) {
    if (/\p{L}/u.test(word)) addTokens(tokens, word, { mark: MARKS.other });
  }
  const whole = compositionOf(formula ?? "");
  const anhydrous = anhydrousComposition(formula ?? "");
  if (whole) tokens.add(MARKS.formula + compositionKey(whole));
  if (anhydrous) tokens.add(MARKS.anhydrous + compositionKey(anhydrous));
  return [...tokens].sort();
}

const wordsOf = (folded: string): string[] =>
  folded.split(" ", MOST_WORDS).map((word) => word.replaceAll("-", ""));

/**
 * Reads a query; undefined without letters and digits. Alternatives read its words as one, and in British and American spelling.
 */
export function readQuery(text: string): SearchQuery | undefined {
  const query = cutQuery(text);
  const folded = fold(query);
  const words = wordsOf(folded);
  const alternatives = [words, [words.join("")]];
  const [apart = [], together = []] = alternatives.map(wordTokens);
  if (apart.length === 0) return undefined;
  const isNarrower = apart.every((token) => together.includes(token));
  const read = [
    ...(isNarrower ? [words] : alternatives),
    ...britishAndAmerican(folded).map(wordsOf),
  ];
  const keys = typedCompositions(query).map(compositionKey);
  const anhydrous = anhydrousComposition(query);
  const related = anhydrous ? compositionKey(anhydrous) : undefined;
  return {
    plain: normalise(query),
    formulas: keys.map((key) => [MARKS.formula + key]),
    hydrates: [
      ...keys.map((key) => [MARKS.anhydrous + key]),
      ...(related === undefined ? [] : [[MARKS.formula + related], [MARKS.anhydrous + related]]),
    ],
    words: read.map(wordTokens),
    parts: THREE_LETTERS.test(words.join(" ").replaceAll(/\p{Script=Han}/gu, " "))
      ? read.map(partTokens)
      : [],
    others: words.flatMap((_word, at) => [
      [...wordTokens(words.slice(0, at)), ...otherTokens(words.slice(at))],
      ...(at === 0 ? [] : [[...otherTokens(words.slice(0, at)), ...wordTokens(words.slice(at))]]),
    ]),
  };
}

/** The alternatives of a query by level, best first: formulas and words, parts, other texts. */
export const levelsOf = ({
  formulas,
  hydrates,
  words,
  parts,
  others,
}: SearchQuery): readonly Alternatives[] => [[...formulas, ...hydrates, ...words], parts, others];

/** All alternatives of a query. */
export const alternativesOf = (query: SearchQuery): Alternatives => levelsOf(query).flat();

/** Whether an entry with these texts matches a query. The search of every database must agree with this. */
export function matchesSearch(texts: SearchTexts, text: string): boolean {
  const tokens = new Set(indexTokens(texts));
  const query = readQuery(text);
  return (
    query !== undefined &&
    alternativesOf(query).some((all) => all.every((token) => tokens.has(token)))
  );
}

/** A text in double quotes: it is searched for as it is written, whatever it finds. */
export const asWritten = (text: string): string => `"${text}"`;

/** Whether a text is in double quotes, so that no other text is read in its place. */
export const isAsWritten = (text: string): boolean => /^["“].+["”]$/u.test(text.trim());

/** The part of a query that is read, cut between characters. */
export function cutQuery(query: string): string {
  // NFKC can lengthen a text eighteenfold, so the text is cut first; `fold` removes a lone surrogate.
  return Array.from(query.slice(0, 2 * QUERY_LENGTH))
    .slice(0, QUERY_LENGTH)
    .join("");
}

/** The runs of Han characters, and those of other letters and digits, of words without hyphens. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => [...word.matchAll(RUNS)].map(([run]) => run));
}

/** Tokens of which an entry has all if each word begins one of its words. */
function wordTokens(words: readonly string[]): string[] {
  const tokens = runsOf(words).flatMap((run) => {
    const characters = Array.from(run);
    if (HAN.test(run)) return groups(characters, Math.min(characters.length, LONGEST_HAN));
    const beginning = characters.slice(0, PREFIX_LENGTH).join("");
    return characters.length > PREFIX_LENGTH && THREE_LETTERS.test(run)
      ? [beginning, ...parts(characters)]
      : [beginning];
  });
  return [...new Set(tokens)];
}

/** The same with words of three letters or more anywhere in it. */
function partTokens(words: readonly string[]): string[] {
  const tokens = runsOf(words).flatMap((run) =>
    HAN.test(run) || !THREE_LETTERS.test(run) ? wordTokens([run]) : parts(Array.from(run)),
  );
  return [...new Set(tokens)];
}

/** The same of other texts than names. */
const otherTokens = (words: readonly string[]): string[] =>
  runsOf(words).flatMap((run) => {
    const characters = Array.from(run);
    const size = HAN.test(run) ? Math.min(characters.length, LONGEST_HAN) : PREFIX_LENGTH;
    const tokens = HAN.test(run) ? groups(characters, size) : [characters.slice(0, size).join("")];
    return tokens.map((token) => MARKS.other + token);
  });

function addTokens(
  tokens: Set<string>,
  text: string,
  { hasParts = false, mark = "" }: { readonly hasParts?: boolean; readonly mark?: string } = {},
): void {
  for (const [run] of fold(text).matchAll(GAPPED_RUNS)) {
    const words = run.split(/[ -]+/u);
    const characters = Array.from(words.join(""));
    if (HAN.test(run)) {
      for (let size = 1; size <= LONGEST_HAN; size += 1) {
        for (const group of groups(characters, size)) tokens.add(mark + group);
      }
      continue;
    }
    addBeginnings(tokens, words, mark);
    if (hasParts || (mark === "" && characters.length > PREFIX_LENGTH)) {
      for (let size: number = PART_LENGTH.least; size <= PART_LENGTH.most; size += 1) {
        for (const group of groups(characters, size)) {
          if (/\p{L}/u.test(group)) tokens.add(MARKS.part + group);
        }
      }
    }
  }
}

function addBeginnings(tokens: Set<string>, words: readonly string[], mark: string): void {
  for (const index of words.keys()) {
    const onward = Array.from(words.slice(index).join(""));
    for (let length = 1; length <= Math.min(PREFIX_LENGTH, onward.length); length += 1) {
      tokens.add(mark + onward.slice(0, length).join(""));
    }
  }
}

/** Tokens of the groups of characters of a part: all of a short one; of a long one every third, which overlap, and the last. */
function parts(characters: readonly string[]): string[] {
  const all = groups(characters, Math.min(characters.length, PART_LENGTH.most));
  const isNeeded = (at: number) =>
    all.length <= MOST_GROUPS || at % (PART_LENGTH.most - 1) === 0 || at === all.length - 1;
  return all
    .filter((group, at) => isNeeded(at) && /\p{L}/u.test(group))
    .map((group) => MARKS.part + group);
}

/** All groups of neighbouring characters of a size. */
function groups(characters: readonly string[], size: number): string[] {
  return Array.from({ length: Math.max(0, characters.length - size + 1) }, (_, at) =>
    characters.slice(at, at + size).join(""),
  );
}

/** Lower case, half width, the characters that are meant, no accents; one kind of hyphen, one space between words; no primes and controls. */
export function fold(text: string): string {
  const letters = meantCharacters(wellFormed(text))
    .toLowerCase()
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFKC");
  return (
    // Again: NFKC makes such signs of raised ones.
    meantCharacters(letters)
      .replaceAll(GREEK_LETTERS, (letter) => GREEK.get(letter) ?? letter)
      .replaceAll(/[\p{Pd}−⁃‑﹣]/gu, "-")
      .replaceAll(/['"`´ʹʺʼ‘’‚‛“”„‟′″‴‵‶‷⁗]/gu, "")
      .replaceAll(/[·•∙⋅・‧]/gu, ".")
      .replaceAll(/\s+/gu, " ")
      // Lone surrogates become the replacement character; databases refuse NUL.
      .replaceAll(/[\p{C}\uFFFD]/gu, "")
      .trim()
  );
}

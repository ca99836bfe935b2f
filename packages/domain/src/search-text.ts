/**
 * Tokens of the full-text search. Stored texts and queries are tokenised by the same rules, so that any store of tokens (a
 * full-text table, an array with an inverted index) finds the same entries.
 *
 * - Case, width, accents, and the hyphens, spaces and primes of a name do not matter (decisions, search matching).
 * - Two Chinese characters find: a run of Han characters gives its characters and its pairs.
 * - Words of other scripts are found by their beginnings. A beginning may run on over hyphens and spaces, so that
 *   `64175` finds 64-17-5 and `dimethylsulfoxide` finds dimethyl sulfoxide.
 *
 * Tokens hold letters and digits in lower case only: no quote, operator or wildcard of any query language.
 */

/** How many characters of a query are read. */
export const QUERY_LENGTH = 100;

/** How many characters of a beginning are indexed; `contains` distinguishes longer ones. */
export const PREFIX_LENGTH = 12;

/** Conditions of a match: a stored text must satisfy both lists. */
export type SearchTerms = {
  /** Every one of these is among the stored text's `indexTokens`. */
  readonly tokens: readonly string[];
  /** Every one of these occurs in the stored text's `normalise`d form. Usually empty. */
  readonly contains: readonly string[];
};

const GREEK: ReadonlyMap<string, string> = new Map(
  Object.entries({
    α: "alpha",
    β: "beta",
    ß: "beta",
    γ: "gamma",
    δ: "delta",
    ε: "epsilon",
    κ: "kappa",
    λ: "lambda",
    μ: "mu",
    π: "pi",
    σ: "sigma",
    ω: "omega",
  }),
);

const HAN = /\p{Script=Han}/u;

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

/** The tokens that texts of one entry (names, aliases, formula, numbers, codes) are stored by, sorted, each once. */
export function indexTokens(...texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const text of texts) {
    for (const [run] of fold(text).matchAll(GAPPED_RUNS)) {
      if (HAN.test(run)) addHan(tokens, run.replaceAll(/[ -]/gu, ""));
      else addBeginnings(tokens, run.split(/[ -]+/u));
    }
  }
  return [...tokens].toSorted();
}

/**
 * The alternative terms of a query: an entry matches if it satisfies any of them; none for a query without letters and
 * digits. The second of two alternatives reads the query's words as one.
 */
export function queryTokens(query: string): SearchTerms[] {
  const words = fold(cutQuery(query))
    .split(" ")
    .map((word) => word.replaceAll("-", ""));
  const apart = terms(words);
  const together = terms([words.join("")]);
  if (apart.tokens.length === 0) return [];
  const isNarrower = apart.tokens.every((token) => together.tokens.includes(token));
  return isNarrower ? [apart] : [apart, together];
}

/** Whether an entry with these texts matches a query. The search of every database must agree with this. */
export function matchesSearch(texts: readonly string[], query: string): boolean {
  const tokens = new Set(indexTokens(...texts));
  const plain = texts.map(normalise);
  return queryTokens(query).some(
    (terms) =>
      terms.tokens.every((token) => tokens.has(token)) &&
      terms.contains.every((part) => plain.some((text) => text.includes(part))),
  );
}

/** The part of a query that is read, cut between characters. */
export function cutQuery(query: string): string {
  // NFKC can lengthen a text eighteenfold, so the text is cut first; `fold` removes a lone surrogate.
  return Array.from(query.slice(0, 2 * QUERY_LENGTH))
    .slice(0, QUERY_LENGTH)
    .join("");
}

function terms(words: readonly string[]): SearchTerms {
  const tokens = new Set<string>();
  const contains = new Set<string>();
  for (const [run] of words.flatMap((word) => [...word.matchAll(RUNS)])) {
    const characters = Array.from(run);
    if (!HAN.test(run)) {
      tokens.add(characters.slice(0, PREFIX_LENGTH).join(""));
      if (characters.length > PREFIX_LENGTH) contains.add(run);
    } else if (characters.length === 1) {
      tokens.add(run);
    } else {
      for (const pair of pairs(characters)) tokens.add(pair);
      if (characters.length > 2) contains.add(run);
    }
  }
  return { tokens: [...tokens], contains: [...contains] };
}

function addHan(tokens: Set<string>, run: string): void {
  const characters = Array.from(run);
  for (const character of characters) tokens.add(character);
  for (const pair of pairs(characters)) tokens.add(pair);
}

function addBeginnings(tokens: Set<string>, words: readonly string[]): void {
  for (const index of words.keys()) {
    const onward = Array.from(words.slice(index).join(""));
    for (let length = 1; length <= Math.min(PREFIX_LENGTH, onward.length); length += 1) {
      tokens.add(onward.slice(0, length).join(""));
    }
  }
}

function pairs(characters: readonly string[]): string[] {
  return characters.slice(1).map((second, index) => `${characters[index] ?? ""}${second}`);
}

/** Lower case, half width, no accents; one kind of hyphen, one space between words; no primes and controls. */
function fold(text: string): string {
  return (
    text
      .toWellFormed()
      .toLowerCase()
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/\p{M}/gu, "")
      .normalize("NFKC")
      .replaceAll(/[αβßγδεκλμπσω]/gu, (letter) => GREEK.get(letter) ?? letter)
      .replaceAll(/[\p{Pd}−⁃‑﹣]/gu, "-")
      .replaceAll(/['"`´ʹʺʼ‘’‚‛“”„‟′″‴‵‶‷⁗]/gu, "")
      .replaceAll(/[·•∙⋅・‧]/gu, ".")
      .replaceAll(/\s+/gu, " ")
      // Lone surrogates become the replacement character; databases refuse NUL.
      .replaceAll(/[\p{C}\uFFFD]/gu, "")
      .trim()
  );
}

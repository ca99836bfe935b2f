import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Alternatives } from "@reagent/domain/search-text";
import type { SearchEntries } from "./search.ts";

/** Ranks of the entries whose codes or names match a text, best first in each list; one with several such names is repeated. */
export interface KeyMatches {
  readonly codes: readonly number[];
  readonly names: readonly number[];
  readonly aliases: readonly number[];
  /** Names that begin with the text. */
  readonly beginnings: readonly number[];
  /** Aliases that begin with the text. */
  readonly aliasBeginnings: readonly number[];
  /** Whether the text is an abbreviation of a substance. */
  readonly isAbbreviation: boolean;
}

/** Entries with all tokens of one of the alternatives. */
export interface Wanted {
  readonly any: Alternatives;
  /** Without the entries that these match. */
  readonly butNot?: Alternatives;
  /** Without these ranks. */
  readonly except?: ReadonlySet<number>;
}

/** Which of the matching ranks are read. */
export interface Part {
  readonly skip?: number;
  /** At most so many; all without it. */
  readonly most?: number;
  /** Whether it is known that thousands match. */
  readonly isOfMany?: boolean;
}

/** How many entries match, and their ranks in order where few do. */
export interface Count {
  readonly count: number;
  readonly ranks: readonly number[] | undefined;
}

/** Chinese names by one of their forms. */
export interface WantedNames {
  readonly form: number;
  readonly text: string;
  /** Whether the text is the beginning of the form, of this length in characters if one is given; otherwise it is the whole form. */
  readonly isBeginning?: boolean;
  readonly length?: number;
  readonly most: number;
}

/** An index that is built beside the active one. */
export interface NextIndex {
  readonly kind: GoodsKind;
  readonly entries: SearchEntries;
  /** What was announced of the process that builds it. */
  readonly builder: string;
}

/** The index of a database. An entry's rank is its position among equally good results. */
export interface SearchIndex {
  /** Differs for each activated index. */
  revision(): Promise<string>;
  /** At most `most` of each list; the beginnings are those of the first names by the alphabet. */
  keys(kind: GoodsKind, plain: string, most: number): Promise<KeyMatches>;
  /** Matching ranks in order. */
  ranks(kind: GoodsKind, wanted: Wanted, part: Part): Promise<number[]>;
  /** How many entries each level matches together with those before it, up to the first that matches `most`. */
  counts(
    kind: GoodsKind,
    levels: readonly Alternatives[],
    bounds: { readonly most: number; readonly few: number },
  ): Promise<readonly Count[]>;
  /** Chinese names by one of their forms, those of substances before aliases, the best known first. */
  namesBy(kind: GoodsKind, wanted: WantedNames): Promise<string[]>;
  /** Those of some normalised texts that are codes. */
  knownCodes(kind: GoodsKind, texts: readonly string[]): Promise<string[]>;
  /** The targets of ranks, in their order. */
  targets(kind: GoodsKind, ranks: readonly number[]): Promise<number[]>;
  /** The target of every rank, by rank; 0 where there is none. */
  allTargets(kind: GoodsKind): Promise<Int32Array>;
  /** Those of some words that occur in names. */
  knownWords(kind: GoodsKind, words: readonly string[]): Promise<string[]>;
  prepare(kind: GoodsKind, entries: SearchEntries, builder?: string): Promise<void>;
  activate(kind: GoodsKind): Promise<void>;
  close(): void;
}

/** The smallest text that is greater than every text with a beginning, in the order of code units or of UTF-8 bytes. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}

import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { SearchTexts } from "@reagent/domain/search-text";

/** An item or a SKU in the index. */
export interface SearchEntry extends SearchTexts {
  /** An item's id, or a SKU's. */
  readonly target: number;
  /** The sizes of its packs: "500mL". */
  readonly packs: readonly string[];
}

export type SearchEntries = Iterable<SearchEntry> | AsyncIterable<SearchEntry>;

/** All results. */
export interface AllFound {
  /** Ids, best first; equally good ones in the order in which they were indexed. */
  readonly targets: readonly number[];
  /** The text that was searched for in place of one that finds nothing; empty where the text itself finds. */
  readonly corrected: string;
  /** Packs, grades and strengths of the text by which the results for its name are narrowed. */
  readonly kept: readonly string[];
  /** Those that none of the results has. */
  readonly missing: readonly string[];
}

/** A page of results. */
export interface Found extends AllFound {
  /** How many results are listed, at most 10,000. */
  readonly total: number;
  /** Whether there are more than are listed. */
  readonly isMore: boolean;
}

export interface SearchPage {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/**
 * Full-text search (decisions, search matching): exact codes and CAS numbers first, then names equal to the text, formulas with its atoms,
 * names that begin with it, words that begin with it, and parts of names. A text that finds nothing is read otherwise (`readings.ts`).
 * `@reagent/domain/search-text` decides what matches, for every database.
 */
export interface Search {
  /** A page of the results that are listed. Those beyond 10,000 are not counted, which takes long where hundreds of thousands match. */
  find(kind: GoodsKind, query: string, page: SearchPage): Promise<Found>;
  /**
   * The first results of `find`, without a total. Also fast for a single character, where it picks among the names that start with it.
   */
  first(kind: GoodsKind, query: string, size: number): Promise<readonly number[]>;
  /** The same of the text as it is: other readings of it, which take long, are not tried. */
  firstAsTyped(kind: GoodsKind, query: string, size: number): Promise<readonly number[]>;
  /** All results, also those that `find` does not list, to be narrowed, sorted and counted. */
  findAll(kind: GoodsKind, query: string): Promise<AllFound>;
  /**
   * Builds the next index of a kind beside the active one, in short transactions; `activateNextIndex` replaces the active one. The
   * order of the entries is the order of equally good results. `builder` is what the caller has written as the fact `SEARCH_BUILDER`;
   * without it the build announces itself. Throws `IndexSuperseded` once another builder is announced.
   */
  prepare(kind: GoodsKind, entries: SearchEntries, builder?: string): Promise<void>;
  /** Replaces the whole index of a kind. */
  rebuild(kind: GoodsKind, entries: SearchEntries): Promise<void>;
  close(): void;
}

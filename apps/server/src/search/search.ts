import type { GoodsKind } from "@reagent/domain/goods-kind";

/** One thing that can be found. */
export interface SearchEntry {
  /** An item's id, or a SKU's. */
  readonly target: number;
  /** Codes and numbers that find it exactly: item and product codes, CAS and MDL numbers. */
  readonly codes: readonly string[];
  /** Names in both languages and aliases. */
  readonly names: readonly string[];
  /** Whatever else it is found by, such as its formula. */
  readonly others: readonly string[];
}

export type SearchEntries = Iterable<SearchEntry> | AsyncIterable<SearchEntry>;

/** A page of what was found. */
export interface Found {
  /** Ids, best first; within one rank in the order in which the entries were indexed. */
  readonly targets: readonly number[];
  readonly total: number;
}

export interface SearchPage {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/**
 * Full-text search (decisions, search matching): exact codes and CAS numbers first, then names equal to the text, then names that
 * begin with it, then the rest. What matches is decided by `@reagent/domain/search-text` alone, on every database alike.
 */
export interface Search {
  find(kind: GoodsKind, query: string, page: SearchPage): Promise<Found>;
  /**
   * The first of what `find` finds, best first and uncounted: quick for a single character as well, of whose many results those are
   * picked that begin with it.
   */
  first(kind: GoodsKind, query: string, size: number): Promise<readonly number[]>;
  /** Everything that is found, in the same order: for what narrows or counts it. */
  findAll(kind: GoodsKind, query: string): Promise<readonly number[]>;
  /**
   * Makes the next index of a kind beside the one that is searched, holding up nobody for long; `takeNextIndex` puts it in place.
   * The order of the entries is the order of results of one rank.
   */
  prepare(kind: GoodsKind, entries: SearchEntries): Promise<void>;
  /** Replaces the whole index of a kind. */
  rebuild(kind: GoodsKind, entries: SearchEntries): Promise<void>;
  close(): void;
}

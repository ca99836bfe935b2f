import type { GoodsKind } from "@reagent/domain/goods-kind";

/** An item or a SKU in the index. */
export interface SearchEntry {
  /** An item's id, or a SKU's. */
  readonly target: number;
  /** Codes and numbers that match exactly: item and product codes, CAS and MDL numbers. */
  readonly codes: readonly string[];
  /** Names in both languages and aliases. */
  readonly names: readonly string[];
  /** Other texts, such as the formula. */
  readonly others: readonly string[];
}

export type SearchEntries = Iterable<SearchEntry> | AsyncIterable<SearchEntry>;

/** A page of results. */
export interface Found {
  /** Ids, best first; equally good ones in the order in which they were indexed. */
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
 * start with it, then the rest. `@reagent/domain/search-text` decides what matches, for every database.
 */
export interface Search {
  find(kind: GoodsKind, query: string, page: SearchPage): Promise<Found>;
  /**
   * The first results of `find`, without a total. Also fast for a single character, where it picks among the names that start with it.
   */
  first(kind: GoodsKind, query: string, size: number): Promise<readonly number[]>;
  /** All results of `find` in the same order, to be narrowed or counted. */
  findAll(kind: GoodsKind, query: string): Promise<readonly number[]>;
  /**
   * Builds the next index of a kind beside the active one, in short transactions; `activateNextIndex` replaces the active one. The
   * order of the entries is the order of equally good results.
   */
  prepare(kind: GoodsKind, entries: SearchEntries): Promise<void>;
  /** Replaces the whole index of a kind. */
  rebuild(kind: GoodsKind, entries: SearchEntries): Promise<void>;
  close(): void;
}

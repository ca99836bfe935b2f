import type { Refinement } from "@reagent/domain/facet";
import { MOST_LISTED } from "@reagent/domain/search";
import { idOf } from "../basics/id.ts";
import { RevisionedLruCache } from "../basics/revisioned-lru-cache.ts";
import { awaitedLater } from "../database/awaited-later.ts";
import type { Database } from "../database/database.ts";
import { searchWork } from "../search/search-work.ts";
import type { Found, Search } from "../search/search.ts";
import type { Counts, Group, Page } from "./group.ts";
import { readColumns } from "./read-columns.ts";
import { readParents, Snapshot } from "./snapshot.ts";
import { readStoredColumns, storeColumns, storedRevision } from "./stored-columns.ts";

/** A page of narrowed items: ids, total, and counts by facet. */
export interface Listing {
  readonly ids: readonly number[];
  readonly total: number;
  readonly counts: Counts;
}

/** A page of narrowed or sorted search results. */
export type FoundPage = Pick<Listing, "ids"> & Omit<Found, "targets">;

/** The counts of found items by facet, of their substances, and in categories. */
export interface FoundCounts {
  readonly counts: Counts;
  readonly substances: number;
  readonly inCategories: readonly number[];
}

/** Searches whose results are cached: at most four bytes for each item. */
const CACHED_SEARCHES = 8;

interface Searched {
  readonly group: Group;
  readonly read: Pick<Found, "corrected" | "kept" | "missing">;
}

/**
 * Items of a category or of a search, narrowed by facets, ordered and counted. The columns of the catalogue are cached in memory and
 * read again when others are stored; the old snapshot is used until then. `Listings` runs it in a thread.
 */
export class CatalogueListings {
  readonly #database: Database;
  readonly #search: Search;
  readonly #searched = new RevisionedLruCache<Searched>(CACHED_SEARCHES);
  #snapshot: Snapshot | undefined;
  #reading: Promise<Snapshot> | undefined;

  constructor(database: Database, search: Search) {
    this.#database = database;
    this.#search = search;
  }

  /** Has the columns in memory. */
  async prepare(): Promise<void> {
    await this.#current();
  }

  /** The items of a category and its descendants, or of the whole catalogue without an id; undefined for an unknown category. */
  async ofCategory(
    id: number | undefined,
    refinement: Refinement,
    page: Page,
  ): Promise<Listing | undefined> {
    const snapshot = await this.#current();
    const group = snapshot.group(id);
    return group && list(snapshot, group, refinement, page);
  }

  /** The ids of all items of such a listing, in its order; none for an unknown category. */
  async idsOfCategory(id: number | undefined, refinement: Refinement): Promise<Int32Array> {
    const snapshot = await this.#current();
    const { ids } = snapshot.columns;
    const group = snapshot.group(id);
    const rows = group?.page(refinement, refinement.sort, { page: 1, size: ids.length }) ?? [];
    return Int32Array.from(rows, (row) => ids[row] ?? 0);
  }

  /** Search results for reagents: all of them are narrowed and sorted, and as many listed as of other searches. */
  async ofSearch(text: string, refinement: Refinement, page: Page): Promise<FoundPage> {
    const snapshot = await this.#current();
    const { group, read } = await this.#groupOf(snapshot, text, refinement);
    const { ids, total } = list(snapshot, group, refinement, page);
    return {
      ids: ids.slice(0, Math.max(0, MOST_LISTED - (page.page - 1) * page.size)),
      total: Math.min(total, MOST_LISTED),
      isMore: total > MOST_LISTED,
      ...read,
    };
  }

  /** The search results for reagents that are listed, on one page. */
  findListed(text: string): Promise<Found> {
    return this.#search.find("reagent", text, { page: 1, size: MOST_LISTED });
  }

  /**
   * The first search results for a text as it was typed, or with a slip in it corrected, and the work of finding them. Without results
   * where the work would be more than is left.
   */
  async firstFound(
    text: string,
    as: "typed" | "corrected",
    { size, left }: { readonly size: number; readonly left: number },
  ): Promise<{ readonly ids: readonly number[] | undefined; readonly work: number }> {
    const work = searchWork(text, as);
    if (work > left) return { ids: undefined, work: 0 };
    const ids =
      as === "typed"
        ? await this.#search.firstAsTyped("reagent", text, size)
        : await this.#search.first("reagent", text, size);
    return { ids, work };
  }

  /** The number of items in each of these categories. */
  async countIn(categories: readonly number[]): Promise<number[]> {
    const snapshot = await this.#current();
    return categories.map((id) => snapshot.group(id)?.rows.length ?? 0);
  }

  /** Counts of search results for reagents. */
  async countSearch(
    text: string,
    refinement: Refinement,
    categories: readonly number[],
  ): Promise<FoundCounts> {
    const snapshot = await this.#current();
    const { group } = await this.#groupOf(snapshot, text, refinement);
    return countGroup(snapshot, group, refinement, categories);
  }

  /** Counts of items. */
  async countFound(
    ids: Int32Array,
    refinement: Refinement,
    categories: readonly number[],
  ): Promise<FoundCounts> {
    const snapshot = await this.#current();
    const group = snapshot.groupOf(ids, withinOf(snapshot, refinement));
    return countGroup(snapshot, group, refinement, categories);
  }

  async #groupOf(snapshot: Snapshot, text: string, refinement: Refinement): Promise<Searched> {
    const key = `${refinement.categoryId ?? ""} ${text}`;
    const known = this.#searched.get(snapshot.revision, key);
    if (known) return known;
    const { targets, ...read } = await this.#search.findAll("reagent", text);
    const group = snapshot.groupOf(targets, withinOf(snapshot, refinement));
    this.#searched.set(snapshot.revision, key, { group, read });
    return { group, read };
  }

  async #current(): Promise<Snapshot> {
    const revision = await storedRevision(this.#database.read);
    if (this.#snapshot?.revision === revision) return this.#snapshot;
    this.#reading ??= awaitedLater(this.#read());
    return this.#snapshot ?? this.#reading;
  }

  async #read(): Promise<Snapshot> {
    try {
      this.#snapshot = await readSnapshot(this.#database);
      return this.#snapshot;
    } finally {
      this.#reading = undefined;
    }
  }
}

/** Reads the stored columns; where none are stored, they are calculated and stored. */
async function readSnapshot(database: Database): Promise<Snapshot> {
  for (;;) {
    // Before the columns: when others are stored in between, the next listing reads them.
    const revision = await storedRevision(database.read);
    const parents = await readParents(database.read);
    const columns = await readStoredColumns(database.read);
    if (columns) return new Snapshot(revision, columns, parents);
    const calculated = await readColumns(database.read, "catalogue");
    await database.transact(async (tx) => {
      // Not after another change, whose goods these do not have.
      if ((await storedRevision(tx)) === revision) await storeColumns(tx, calculated);
    });
  }
}

function withinOf(snapshot: Snapshot, { categoryId }: Refinement): Group | undefined {
  if (categoryId === null) return undefined;
  return snapshot.group(idOf(categoryId)) ?? snapshot.groupOf([], undefined);
}

function list({ columns }: Snapshot, group: Group, refinement: Refinement, page: Page): Listing {
  return {
    ...group.count(refinement),
    ids: group.page(refinement, refinement.sort, page).map((row) => columns.ids[row] ?? 0),
  };
}

function countGroup(
  snapshot: Snapshot,
  group: Group,
  refinement: Refinement,
  categories: readonly number[],
): FoundCounts {
  return {
    counts: group.count(refinement).counts,
    substances: group.countSubstances(refinement),
    inCategories: categories.map((id) => {
      const category = snapshot.group(id);
      return category ? group.countIn(category, refinement) : 0;
    }),
  };
}

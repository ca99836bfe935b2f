import type { Refinement } from "@reagent/domain/facet";
import { awaitedLater } from "../database/awaited-later.ts";
import type { Database } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import { idOf } from "../http/id.ts";
import { type Columns, readColumns } from "./columns.ts";
import { type Counts, Group, type Page } from "./group.ts";

/** A page of narrowed items: ids, total, and counts by facet. */
export interface Listing {
  readonly ids: readonly number[];
  readonly total: number;
  readonly counts: Counts;
}

/** The catalogue at one revision, with the groups that were requested. */
interface Snapshot {
  readonly revision: string;
  readonly columns: Columns;
  readonly groups: Map<number | undefined, Group>;
}

/**
 * Items of a category or of a search, narrowed by facets, ordered and counted. The catalogue is cached in memory and read again when its
 * revision changes; the old snapshot is used until then.
 */
export class Listings {
  readonly #database: Database;
  #snapshot: Snapshot | undefined;
  #reading: Promise<Snapshot> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The items of a category and its descendants, or of the whole catalogue without an id; undefined for an unknown category. */
  async ofCategory(
    id: number | undefined,
    refinement: Refinement,
    page: Page,
  ): Promise<Listing | undefined> {
    const snapshot = await this.#current();
    const group = groupOf(snapshot, id);
    return group && list(snapshot.columns, group, refinement, page);
  }

  /** Search results. */
  async ofFound(ids: readonly number[], refinement: Refinement, page: Page): Promise<Listing> {
    const snapshot = await this.#current();
    return list(snapshot.columns, foundGroup(snapshot, ids, refinement), refinement, page);
  }

  /** The number of items in each of these categories. */
  async countIn(categories: readonly number[]): Promise<number[]> {
    const { columns } = await this.#current();
    return categories.map((id) => columns.inCategory.get(id)?.length ?? 0);
  }

  /** Counts by facet of search results, their substances, and the number of results in each of these categories. */
  async countFound(
    ids: readonly number[],
    refinement: Refinement,
    categories: readonly number[],
  ): Promise<{
    readonly counts: Counts;
    readonly substances: number;
    readonly inCategories: readonly number[];
  }> {
    const snapshot = await this.#current();
    const found = foundGroup(snapshot, ids, refinement);
    const inCategories = categories.map((id) => {
      const group = groupOf(snapshot, id);
      return group ? found.countIn(group, refinement) : 0;
    });
    return {
      counts: found.count(refinement).counts,
      substances: found.countSubstances(refinement),
      inCategories,
    };
  }

  async #current(): Promise<Snapshot> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    if (this.#snapshot?.revision === revision) return this.#snapshot;
    this.#reading ??= awaitedLater(this.#read(revision));
    return this.#snapshot ?? this.#reading;
  }

  async #read(revision: string): Promise<Snapshot> {
    try {
      this.#snapshot = { revision, columns: await readColumns(this.#database), groups: new Map() };
      return this.#snapshot;
    } finally {
      this.#reading = undefined;
    }
  }
}

function groupOf({ columns, groups }: Snapshot, id: number | undefined): Group | undefined {
  const known = groups.get(id);
  if (known) return known;
  const places =
    id === undefined ? Int32Array.from(columns.ids.keys()) : columns.inCategory.get(id);
  const group = places && new Group(columns, places);
  if (group) groups.set(id, group);
  return group;
}

function foundGroup(snapshot: Snapshot, ids: readonly number[], { categoryId }: Refinement): Group {
  const { columns } = snapshot;
  const within = categoryId === null ? undefined : groupOf(snapshot, idOf(categoryId));
  const places = ids.flatMap((id) => {
    const place = columns.placeOf.get(id);
    const isWithin = categoryId === null || (place !== undefined && within?.has(place));
    return place !== undefined && isWithin ? [place] : [];
  });
  return new Group(columns, Int32Array.from(places));
}

function list(columns: Columns, group: Group, refinement: Refinement, page: Page): Listing {
  return {
    ...group.count(refinement),
    ids: group.page(refinement, refinement.sort, page).map((place) => columns.ids[place] ?? 0),
  };
}

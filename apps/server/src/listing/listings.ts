import type { Refinement } from "@reagent/domain/facet";
import type { Database } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import { type Columns, readColumns } from "./columns.ts";
import { type Counts, Group, type Page } from "./group.ts";

/** A page of refined items: their ids, how many there are, and how many each facet would leave. */
export interface Listing {
  readonly ids: readonly number[];
  readonly total: number;
  readonly counts: Counts;
}

/** The catalogue as it stood at one revision, and the groups of it that were asked for. */
interface Stand {
  readonly revision: string;
  readonly columns: Columns;
  readonly groups: Map<number | undefined, Group>;
}

/**
 * Items of a category, or those that a search found, narrowed by facets, ordered, counted. Held in memory, and read anew when
 * the catalogue's revision changes: the old one answers until the new one is there.
 */
export class Listings {
  readonly #database: Database;
  #stand: Stand | undefined;
  #reading: Promise<Stand> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The items of a category and of all below it, of the whole catalogue without an id; undefined for an unknown one. */
  async ofCategory(
    id: number | undefined,
    refinement: Refinement,
    page: Page,
  ): Promise<Listing | undefined> {
    const stand = await this.#current();
    const group = groupOf(stand, id);
    return group && list(stand.columns, group, refinement, page);
  }

  /** Items that were found, best first. */
  async ofFound(ids: readonly number[], refinement: Refinement, page: Page): Promise<Listing> {
    const stand = await this.#current();
    return list(stand.columns, foundGroup(stand, ids, refinement), refinement, page);
  }

  /** How many items stand in each of some categories. */
  async countIn(categories: readonly number[]): Promise<number[]> {
    const { columns } = await this.#current();
    return categories.map((id) => columns.inCategory.get(id)?.length ?? 0);
  }

  /** What facets leave of the items that were found, and how many of those stand in each of some categories. */
  async countFound(
    ids: readonly number[],
    refinement: Refinement,
    categories: readonly number[],
  ): Promise<{ readonly counts: Counts; readonly inCategories: readonly number[] }> {
    const stand = await this.#current();
    const found = foundGroup(stand, ids, refinement);
    const inCategories = categories.map((id) => {
      const group = groupOf(stand, id);
      return group ? found.countIn(group, refinement) : 0;
    });
    return { counts: found.count(refinement).counts, inCategories };
  }

  async #current(): Promise<Stand> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    if (this.#stand?.revision === revision) return this.#stand;
    this.#reading ??= this.#read(revision);
    return this.#stand ?? this.#reading;
  }

  async #read(revision: string): Promise<Stand> {
    try {
      this.#stand = { revision, columns: await readColumns(this.#database), groups: new Map() };
      return this.#stand;
    } finally {
      this.#reading = undefined;
    }
  }
}

function groupOf({ columns, groups }: Stand, id: number | undefined): Group | undefined {
  const known = groups.get(id);
  if (known) return known;
  const places =
    id === undefined ? Int32Array.from(columns.ids.keys()) : columns.inCategory.get(id);
  const group = places && new Group(columns, places);
  if (group) groups.set(id, group);
  return group;
}

function foundGroup(stand: Stand, ids: readonly number[], { categoryId }: Refinement): Group {
  const { columns } = stand;
  const within = categoryId === null ? undefined : groupOf(stand, Number(categoryId));
  const places = ids.flatMap((id) => {
    const place = columns.placeOf.get(id);
    const isMeant = categoryId === null || (place !== undefined && within?.has(place));
    return place !== undefined && isMeant ? [place] : [];
  });
  return new Group(columns, Int32Array.from(places));
}

function list(columns: Columns, group: Group, refinement: Refinement, page: Page): Listing {
  return {
    ...group.count(refinement),
    ids: group.page(refinement, refinement.sort, page).map((place) => columns.ids[place] ?? 0),
  };
}

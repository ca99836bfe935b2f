import { readCategories } from "../catalogue/categories.ts";
import type { Reader } from "../database/database.ts";
import type { Columns } from "./columns.ts";
import { Group } from "./group.ts";
import { RowSet } from "./row-set.ts";
import { allRows } from "./sort-rows.ts";

/** The columns at one revision, with the groups of the categories that were requested. */
export class Snapshot {
  readonly revision: string;
  readonly columns: Columns;
  /** The row of each item by its id; -1 where there is none. */
  readonly #rows: Int32Array;
  readonly #parents: ReadonlyMap<number, number | null>;
  readonly #groups = new Map<number | undefined, Group>();

  constructor(revision: string, columns: Columns, parents: ReadonlyMap<number, number | null>) {
    this.revision = revision;
    this.columns = columns;
    this.#parents = parents;
    const { ids } = columns;
    this.#rows = new Int32Array(ids.reduce((most, id) => Math.max(most, id), -1) + 1).fill(-1);
    for (let row = 0; row < ids.length; row += 1) this.#rows[ids[row] ?? 0] = row;
  }

  /** The items of a category and its descendants, or of the whole catalogue without an id; undefined for an unknown category. */
  group(id: number | undefined): Group | undefined {
    const known = this.#groups.get(id);
    if (known) return known;
    if (id !== undefined && !this.#parents.has(id)) return undefined;
    const rows = id === undefined ? allRows(this.columns.ids.length) : this.#rowsIn(id);
    const group = new Group(this.columns, rows);
    this.#groups.set(id, group);
    return group;
  }

  /** Items in an order of their own. */
  groupOf(ids: ArrayLike<number>, within: Group | undefined): Group {
    const rows = new Int32Array(ids.length);
    let count = 0;
    for (let at = 0; at < ids.length; at += 1) {
      const row = this.#rows[ids[at] ?? -1] ?? -1;
      if (row < 0 || (within !== undefined && !within.has(row))) continue;
      rows[count] = row;
      count += 1;
    }
    return new Group(this.columns, rows.slice(0, count));
  }

  /** Each item once, in the catalogue's order. */
  #rowsIn(id: number): Int32Array {
    const { ids, categories, categoryStarts, categoryPlaces } = this.columns;
    const found = new RowSet(ids.length);
    for (const [at, category] of categories.entries()) {
      if (!this.#isBelow(category, id)) continue;
      const end = categoryStarts[at + 1] ?? 0;
      for (let each = categoryStarts[at] ?? 0; each < end; each += 1)
        found.add(categoryPlaces[each] ?? 0);
    }
    return found.toRows();
  }

  #isBelow(category: number, ancestor: number): boolean {
    let at: number | null | undefined = category;
    for (let depth = 0; at && depth <= this.#parents.size; depth += 1) {
      if (at === ancestor) return true;
      at = this.#parents.get(at);
    }
    return false;
  }
}

/** The parents of all categories. */
export async function readParents(read: Reader): Promise<ReadonlyMap<number, number | null>> {
  return new Map((await readCategories(read)).map(({ id, parent_id }) => [id, parent_id]));
}

import type { Category } from "@reagent/api/contract/home";
import type { CategoryCount } from "@reagent/api/contract/listing";
import type { Language } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import type { Reader } from "../database/database.ts";

/** A stored category. */
export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name_zh: string;
  readonly name_en: string;
}

/** All categories, in their order. */
export async function readCategories(reader: Reader): Promise<CategoryRow[]> {
  return reader
    .selectFrom("categories")
    .select(["id", "parent_id", "name_zh", "name_en"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The three levels of the category tree (storefront §3, category tree). */
export function treeOf(rows: readonly CategoryRow[], language: Language): Category[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id);
  const named = (row: CategoryRow) => ({
    id: String(row.id),
    name: inLanguage(row, "name", language),
  });
  const children = (row: CategoryRow) => childrenOf.get(row.id) ?? [];
  return (childrenOf.get(null) ?? []).map((group) => ({
    ...named(group),
    children: children(group).map((subcategory) => ({
      ...named(subcategory),
      children: children(subcategory).map(named),
    })),
  }));
}

/** The path from a top-level group down to a category. */
export function pathTo(
  rows: readonly CategoryRow[],
  id: number,
  language: Language,
): { id: string; name: string }[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const path: { id: string; name: string }[] = [];
  for (
    let row = byId.get(id);
    row && path.length < byId.size;
    row = row.parent_id === null ? undefined : byId.get(row.parent_id)
  ) {
    path.unshift({ id: String(row.id), name: inLanguage(row, "name", language) });
  }
  return path;
}

/** The direct children of a category; of null the top-level groups. */
export function childrenOf(rows: readonly CategoryRow[], id: number | null): CategoryRow[] {
  return rows.filter((row) => row.parent_id === id);
}

/** Categories with the number of items in each. */
export function countedCategories(
  categories: readonly CategoryRow[],
  counts: readonly number[],
  language: Language,
): CategoryCount[] {
  return categories.map((row, at) => ({
    id: String(row.id),
    name: inLanguage(row, "name", language),
    count: counts[at] ?? 0,
  }));
}

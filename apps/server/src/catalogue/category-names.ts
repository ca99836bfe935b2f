import { isCategoryName } from "@reagent/domain/category-name";
import type { Reader } from "../database/database.ts";

export interface NamedCategory {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
}

/** The categories that a text is the name of, in the catalogue's order (decisions, search matching). */
export async function categoriesNamed(reader: Reader, text: string): Promise<NamedCategory[]> {
  const rows = await reader
    .selectFrom("categories")
    .select(["id", "name_zh", "name_en"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.filter(({ name_zh, name_en }) => isCategoryName([name_zh, name_en], text));
}

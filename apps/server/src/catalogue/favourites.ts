import type { Favourite } from "@reagent/api/contract/favourite";
import { inLanguage } from "../basics/language.ts";
import type { Customer, Viewer } from "../basics/viewer.ts";
import { countRows } from "../database/count-rows.ts";
import type { Reader } from "../database/database.ts";
import { drawingOf } from "./item-facts.ts";
import { readPacksOf } from "./packs.ts";
import { safetyLevelOf } from "./safety-level.ts";

/** Which of these items are favourites of the viewer; none for guests. */
export async function favouritesAmong(
  reader: Reader,
  customer: Customer | undefined,
  itemIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!customer || itemIds.length === 0) {
    return new Set();
  }
  const rows = await reader
    .selectFrom("favourites")
    .select("item_id")
    .where("customer_id", "=", customer.id)
    .where("item_id", "in", itemIds)
    .execute();
  return new Set(rows.map((row) => row.item_id));
}

/** A page of a customer's favourites, newest first. The id of a favourite is that of its item. */
export async function readFavourites(
  reader: Reader,
  viewer: Viewer & { readonly customer: Customer },
  { page, size }: { page: number; size: number },
): Promise<{ favourites: Favourite[]; total: number }> {
  const { customer, language } = viewer;
  const own = reader.selectFrom("favourites").where("customer_id", "=", customer.id);
  const rows = await own
    .innerJoin("items", "items.id", "favourites.item_id")
    .selectAll("items")
    .orderBy("favourites.created_at", "desc")
    .orderBy("items.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const packs = await readPacksOf(
    reader,
    rows.map((row) => row.id),
    viewer,
  );
  const favourites = rows.map((row) => ({
    favouriteId: String(row.id),
    itemId: String(row.id),
    itemCode: row.code,
    chineseName: row.name_zh,
    englishName: row.name_en,
    casNumber: row.cas ?? "",
    specification: inLanguage(row, "specification", language),
    formula: row.formula ?? "",
    molecularWeight: row.molecular_weight ?? "",
    drawing: drawingOf(row),
    category: row.kind,
    safetyLevel: safetyLevelOf(row.safe_level),
    packs: packs.get(row.id) ?? [],
  }));
  return { favourites, total: await countRows(own) };
}

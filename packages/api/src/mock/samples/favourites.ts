import type { Favourite } from "../../contract/favourite.ts";
import { itemCodes, itemRow } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { packs } from "./packs.ts";

/** Favourite items, newest first. */
export function favourites(
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly Favourite[] {
  return itemCodes
    .map((code) => ({ code, row: itemRow(code, language) }))
    .filter(({ row }) => row.isFavourite)
    .map(({ code, row }) => ({
      favouriteId: `8${row.itemId}`,
      itemId: row.itemId,
      itemCode: row.itemCode,
      chineseName: row.chineseName,
      englishName: row.englishName,
      casNumber: row.casNumber,
      specification: row.specification,
      formula: row.formula,
      molecularWeight: row.molecularWeight,
      drawing: row.drawing,
      category: row.category,
      safetyLevel: row.safetyLevel,
      packs: packs(code, language, viewer),
    }));
}

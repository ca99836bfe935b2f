import type { OtherForm } from "@reagent/api/contract/product";
import { cheapestForViewer } from "@reagent/domain/price";
import { purchaseBarrier } from "@reagent/domain/purchase";
import { hydrateForms } from "@reagent/domain/substance";
import { inLanguage } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import { readPacksOf } from "../../catalogue/packs.ts";
import { safetyLevelOf } from "../../catalogue/safety-level.ts";
import type { Reader } from "../../database/database.ts";

/** How many other items of its substance the page of an item names. */
const MOST_FORMS = 20;

interface Substance {
  readonly id: number;
  readonly cas: string | null;
  readonly smiles: string | null;
}

/**
 * The other items with the CAS number of an item, then those whose structure differs by water of crystallisation alone, each with its
 * cheapest pack for the viewer (decisions, forms of a substance).
 */
export async function readOtherForms(
  reader: Reader,
  own: Substance,
  viewer: Viewer,
): Promise<OtherForm[]> {
  const [alike, hydrates] = await Promise.all([
    itemsWith(reader, own, "cas", own.cas ? [own.cas] : []),
    itemsWith(reader, own, "smiles", hydrateForms(own.smiles ?? "")),
  ]);
  const known = new Set(alike.map(({ id }) => id));
  const items = [...alike, ...hydrates.filter(({ id }) => !known.has(id))].slice(0, MOST_FORMS);
  const packs = await readPacksOf(
    reader,
    items.map(({ id }) => id),
    viewer,
  );
  return items.map((item) => {
    const safetyLevel = safetyLevelOf(item.safe_level);
    const isLowBoiling = safetyLevel === "low-boiling";
    const sold = (packs.get(item.id) ?? []).filter(
      (pack) => purchaseBarrier({ ...pack, isLowBoiling }) === undefined,
    );
    return {
      itemCode: item.code,
      chineseName: item.name_zh,
      englishName: item.name_en,
      specification: inLanguage(item, "specification", viewer.language),
      casNumber: item.cas ?? "",
      formula: item.formula ?? "",
      molecularWeight: item.molecular_weight ?? "",
      density: item.density ?? "",
      safetyLevel,
      cheapest: cheapestForViewer(sold) ?? null,
      isInStock: sold.some(({ stock }) => stock > 0),
    };
  });
}

/** Other items by an indexed column, in the order of the catalogue. */
async function itemsWith(
  reader: Reader,
  own: Substance,
  column: "cas" | "smiles",
  texts: readonly string[],
) {
  return texts.length === 0
    ? []
    : reader
        .selectFrom("items")
        .select([
          "id",
          "code",
          "name_zh",
          "name_en",
          "specification_zh",
          "specification_en",
          "cas",
          "formula",
          "molecular_weight",
          "density",
          "safe_level",
        ])
        .where(column, "in", texts)
        .where("id", "!=", own.id)
        .orderBy("id")
        .limit(MOST_FORMS)
        .execute();
}

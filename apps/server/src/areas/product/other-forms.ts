import type { OtherForm } from "@reagent/api/contract/product";
import { cheapestForViewer } from "@reagent/domain/price";
import { purchaseBarrier } from "@reagent/domain/purchase";
import { saltName, saltUnits } from "@reagent/domain/salt-form";
import { inLanguage } from "../../basics/language.ts";
import type { Viewer } from "../../basics/viewer.ts";
import { readPacksOf } from "../../catalogue/packs.ts";
import { safetyLevelOf } from "../../catalogue/safety-level.ts";
import {
  itemsOfSubstance,
  saltFormOfItem,
  type Substance,
} from "../../catalogue/same-substance.ts";
import type { Reader } from "../../database/database.ts";

/**
 * The other items with the CAS number of an item, then those whose structure differs by water of crystallisation alone, then other salts,
 * each with its cheapest pack for the viewer (decisions, forms of a substance).
 */
export async function readOtherForms(
  reader: Reader,
  own: Substance,
  viewer: Viewer,
): Promise<OtherForm[]> {
  const items = await itemsOfSubstance(reader, own);
  const packs = await readPacksOf(
    reader,
    items.map(({ id }) => id),
    viewer,
  );
  return items.map((item) => {
    const isSame = item.canonical === own.canonical || (own.cas !== null && item.cas === own.cas);
    const [ownForm, form] = isSame ? [] : [saltFormOfItem(own), saltFormOfItem(item)];
    const units = saltUnits(ownForm, form);
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
      saltName: units && form && ownForm ? saltName(form, ownForm)[viewer.language] : "",
      saltUnits: units ?? null,
      cheapest: cheapestForViewer(sold) ?? null,
      isInStock: sold.some(({ stock }) => stock > 0),
    };
  });
}

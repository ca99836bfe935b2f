import { readOrderSheetLine } from "@reagent/domain/order-sheet-line";
import type { ReactionItem, ReactionRow, ResolvedReaction } from "../../contract/reaction.ts";
import { type FilingDecision, NOTHING_FILED, requiredFilings } from "./cart.ts";
import { details } from "./details.ts";
import { gradeOf, isItemCode, itemCodes, type ItemCode, itemRow } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { now } from "./now.ts";
import { packs } from "./packs.ts";

/** Salicylideneaniline, which no item is. */
export const UNSOLD_SMILES = "Oc1ccccc1/C=N/c1ccccc1";

const ORDERED = {
  orderedAt: now - 30 * 24 * 60 * 60 * 1000,
  productCode: "S812046-25g",
  quantity: 2,
};

/**
 * What rows mean among the sampled items: by a code, a CAS number, a whole name or a SMILES as the samples have it; for a customer who has
 * not filed anything, or whose filings are in a state.
 */
export function resolvedReaction(
  texts: readonly string[],
  language: Language = "zh",
  viewer: SampleViewer = "customer",
  decision: FilingDecision = NOTHING_FILED,
): ResolvedReaction {
  const rows = texts.map((text): ReactionRow => {
    const typed = text.trim();
    const named = readOrderSheetLine(typed).what?.text.toLowerCase();
    const code = named?.replace(/-.*$/u, "").toUpperCase() ?? "";
    if (isItemCode(code)) return { itemCodes: [code], isExact: true, molecularWeight: "" };
    const found = itemCodes.filter((each) => {
      const { chineseName, englishName, casNumber, smiles } = itemRow(each);
      const names = [chineseName, englishName, casNumber];
      return (
        (typed !== "" && smiles === typed) || names.some((name) => name.toLowerCase() === named)
      );
    });
    const molecularWeight = typed === UNSOLD_SMILES ? "197.24" : "";
    return { itemCodes: found.slice(0, 6), isExact: found.length > 0, molecularWeight };
  });
  const wanted = new Set(rows.flatMap((row) => row.itemCodes));
  const items = itemCodes
    .filter((code) => wanted.has(code))
    .map((code) => reactionItem(code, language, viewer));
  return {
    rows,
    items,
    isLoggedIn: viewer !== "guest",
    filings: viewer === "guest" ? [] : requiredFilings(items, decision),
  };
}

/** An item of a plan; salicylaldehyde was ordered before. */
function reactionItem(code: ItemCode, language: Language, viewer: SampleViewer): ReactionItem {
  const row = itemRow(code, language, viewer);
  const { density, meltingPoint, hazardStatements } = details(gradeOf(code).substance, language);
  return {
    itemCode: row.itemCode,
    chineseName: row.chineseName,
    englishName: row.englishName,
    specification: row.specification,
    casNumber: row.casNumber,
    smiles: row.smiles,
    molecularWeight: row.molecularWeight,
    density,
    meltingPoint,
    hazardStatements,
    safetyLevel: row.safetyLevel,
    hazardNumber: row.hazardNumber,
    isDrugPrecursor: row.isDrugPrecursor,
    isExplosivePrecursor: row.isExplosivePrecursor,
    packs: packs(code, language, viewer),
    lastOrder: viewer !== "guest" && code === "S812046" ? ORDERED : null,
  };
}

import { knownCodesNear, slippedCode } from "@reagent/domain/code-slip";
import { chooseOffer } from "@reagent/domain/order-sheet-choice";
import { readOrderSheetLine } from "@reagent/domain/order-sheet-line";
import type { RequiredFiling } from "../../contract/filing.ts";
import type { OrderSheet, SheetPack } from "../../contract/order-sheet.ts";
import { requiredFilings } from "./cart.ts";
import { details } from "./details.ts";
import { gradeOf, itemCodes, itemRow } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { packs } from "./packs.ts";

/**
 * What lines mean among the sampled items: by a code or one that is near, a CAS number or a whole name; for a customer who has not filed
 * anything, or whose filings are in a state.
 */
export function orderSheet(
  lines: readonly string[],
  language: Language = "zh",
  viewer: SampleViewer = "customer",
  decision?: Pick<RequiredFiling, "state" | "refusal">,
): OrderSheet {
  const all = itemCodes.flatMap((code): SheetPack[] => {
    const { itemCode, chineseName, englishName, casNumber, smiles, ...row } = itemRow(
      code,
      language,
    );
    const { safetyLevel, hazardNumber, isDrugPrecursor, isExplosivePrecursor } = row;
    const item = {
      itemCode,
      chineseName,
      englishName,
      casNumber,
      smiles,
      safetyLevel,
      hazardNumber,
      isDrugPrecursor,
      isExplosivePrecursor,
      hazardStatements: details(gradeOf(code).substance, language).hazardStatements,
    };
    return packs(code, language, viewer).map((pack) => ({ ...item, pack }));
  });
  const resolved = lines.map((text) => {
    const line = readOrderSheetLine(text);
    const named = line.what?.text.toLowerCase();
    const code = named?.replace(/-.*$/u, "").toUpperCase();
    const found = all.filter(
      ({ itemCode, chineseName, englishName, casNumber }) =>
        itemCode === code ||
        [chineseName, englishName, casNumber].some((each) => each.toLowerCase() === named),
    );
    const isKnown = (near: string) => all.some(({ itemCode }) => itemCode === near);
    const near = found.length > 0 ? [] : knownCodesNear(slippedCode(line) ?? "", isKnown);
    const offers = found.length > 0 ? found : all.filter(({ itemCode }) => near.includes(itemCode));
    const choice = chooseOffer(
      line,
      offers.map(({ pack }) => pack),
      found.length > 0,
    );
    return {
      ...choice,
      isExact: found.length > 0,
      isNearCode: found.length === 0 && offers.length > 0,
    };
  });
  const suggested = new Set(resolved.flatMap(({ suggestions }) => suggestions));
  const offered = all.filter(({ pack }) => suggested.has(pack.productId));
  return {
    lines: resolved,
    packs: offered,
    isLoggedIn: viewer !== "guest",
    filings:
      viewer === "guest"
        ? []
        : requiredFilings(
            offered.map(({ pack: { specification }, ...goods }) => ({ ...goods, specification })),
            decision,
          ),
  };
}

import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { OrderSheet, resolveOrderSheet, SheetPack } from "@reagent/api/contract/order-sheet";
import { chooseOffer } from "@reagent/domain/order-sheet-choice";
import { readOrderSheetLine } from "@reagent/domain/order-sheet-line";
import type { Viewer } from "../../basics/viewer.ts";
import type { Call, Services } from "../../calls/call.ts";
import { readPacksOf } from "../../catalogue/packs.ts";
import { safetyLevelOf } from "../../catalogue/safety-level.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import type { Reader } from "../../database/database.ts";
import { findLines } from "../../listing/find-lines.ts";

/** Resolves lines of an order sheet to packs with their prices. */
export async function resolveLines(
  { params, ...viewer }: Call<ParamsOf<typeof resolveOrderSheet>>,
  services: Pick<Services, "database" | "listings" | "isPoisonLicenceRequired">,
): Promise<OrderSheet> {
  const { database, listings } = services;
  const asker = { name: viewer.network, signal: viewer.signal };
  const found = await findLines(params.lines.map(readOrderSheetLine), asker, {
    reader: database.read,
    listings,
  });
  const ids = [...new Set(found.flatMap(({ itemIds }) => itemIds))];
  const packs = await readSheetPacks(database.read, ids, viewer);
  const lines = found.map(({ line, itemIds, isExact, isNearCode }) => {
    const offers = itemIds.flatMap((id) => packs.get(id) ?? []).map(({ pack }) => pack);
    return { ...chooseOffer(line, offers, isExact), isExact, isNearCode };
  });
  const suggested = new Set(lines.flatMap(({ suggestions }) => suggestions));
  const offered = [...packs.values()].flat().filter(({ pack }) => suggested.has(pack.productId));
  const { customer } = viewer;
  return {
    lines,
    packs: offered,
    isLoggedIn: customer !== undefined,
    filings: customer
      ? await readRequiredFilings(
          database.read,
          customer.id,
          offered.map(({ pack: { specification }, ...goods }) => ({ ...goods, specification })),
          services,
        )
      : [],
  };
}

/** The listed packs of items with what a sheet shows of them, by the id of the item. */
async function readSheetPacks(
  reader: Reader,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Map<number, SheetPack[]>> {
  if (ids.length === 0) {
    return new Map();
  }
  const [items, packs] = await Promise.all([
    reader
      .selectFrom("items")
      .select(["id", "code", "name_zh", "name_en", "cas", "smiles", "safe_level"])
      .select(["hazardous_number", "is_drug_precursor", "is_explosive_precursor", "hazard_codes"])
      .where("id", "in", ids)
      .execute(),
    readPacksOf(reader, ids, viewer),
  ]);
  return new Map(
    items.map((item) => [
      item.id,
      (packs.get(item.id) ?? []).map((pack) => ({
        itemCode: item.code,
        chineseName: item.name_zh,
        englishName: item.name_en,
        casNumber: item.cas ?? "",
        smiles: item.smiles ?? "",
        safetyLevel: safetyLevelOf(item.safe_level),
        hazardNumber: item.hazardous_number ?? "",
        isDrugPrecursor: item.is_drug_precursor === 1,
        isExplosivePrecursor: item.is_explosive_precursor === 1,
        hazardStatements: JSON.parse(item.hazard_codes) as string[],
        pack,
      })),
    ]),
  );
}

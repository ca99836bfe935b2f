import type { RestrictableLine } from "@reagent/domain/restriction";
import type { Reader } from "../database/database.ts";
import { itemsWithCodes } from "./bottles.ts";

/** What a line of an order keeps of its goods. */
interface OrderedGoods {
  readonly item_code: string;
  readonly cas: string;
  readonly hazardous_number: string;
  readonly specification_zh: string;
}

/** Lines of an order with what national lists say of their goods, also of those that are not on sale any more. */
export async function listedGoods<Line extends OrderedGoods>(
  reader: Reader,
  lines: readonly Line[],
): Promise<(Line & RestrictableLine)[]> {
  if (lines.length === 0) return [];
  const items = await itemsWithCodes(reader, [...new Set(lines.map((line) => line.item_code))]);
  const itemOf = new Map(items.map((item) => [item.code, item]));
  return lines.map((line) => {
    const item = itemOf.get(line.item_code);
    return {
      ...line,
      hazardNumber: line.hazardous_number,
      casNumber: line.cas,
      specification: line.specification_zh,
      isDrugPrecursor: item?.is_drug_precursor === 1,
      isExplosivePrecursor: item?.is_explosive_precursor === 1,
    };
  });
}

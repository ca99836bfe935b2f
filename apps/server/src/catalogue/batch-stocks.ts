import { orderableOfBatch } from "@reagent/domain/batch-stock";
import type { Reader } from "../database/database.ts";
import { whyNotSold } from "./sellable.ts";

/** What can be ordered of a batch in a pack that is sold through the cart. */
interface BatchStock {
  readonly batchCode: string;
  readonly productId: string;
  readonly pack: string;
  readonly stock: number;
}

/** What can be ordered of batches of an item in its packs, by their codes in stored form. */
export async function stocksOfBatches(
  reader: Reader,
  itemCode: string,
  batchCodes: readonly string[],
): Promise<BatchStock[]> {
  if (batchCodes.length === 0) return [];
  const rows = await reader
    .selectFrom("batch_stocks")
    .innerJoin("packs", "packs.id", "batch_stocks.pack_id")
    .innerJoin("items", "items.id", "packs.item_id")
    .select(["packs.id", "packs.pack", "packs.stock", "batch_stocks.batch_code"])
    .select(["items.safe_level", "packs.specification", "packs.is_enquiry_only"])
    .select(["packs.is_bulk", "packs.list_price", "batch_stocks.stock as free"])
    .where("items.code", "=", itemCode)
    .where("batch_stocks.batch_code", "in", batchCodes)
    .orderBy("packs.position")
    .execute();
  return rows
    .filter((row) => whyNotSold(row) === undefined)
    .map(({ batch_code, id, pack, stock, free }) => ({
      batchCode: batch_code,
      productId: String(id),
      pack,
      stock: orderableOfBatch({ free }, stock),
    }));
}

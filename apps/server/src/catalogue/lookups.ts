import { normalise } from "@reagent/domain/search-text";
import { idOf } from "../basics/id.ts";
import type { Reader } from "../database/database.ts";
import { itemsByCode } from "./codes.ts";
import { findItem } from "./find-item.ts";

/** A batch that a customer looked up. */
export interface FoundBatch {
  readonly itemId: number;
  readonly batchCode: string;
  /** The requested code of the product or its item, in its stored form. */
  readonly productCode: string;
}

/** A batch number as it is stored: width and case do not matter. */
export const storedBatchCode = (text: string): string =>
  text.normalize("NFKC").trim().toUpperCase();

/** The batch with a batch number, of the item that a product or item code names (storefront §5, certificate lookups). */
export async function findBatch(
  reader: Reader,
  { batchCode, productCode }: { batchCode: string; productCode: string },
): Promise<FoundBatch | undefined> {
  const wanted = storedBatchCode(batchCode);
  const items = await itemsByCode(reader, productCode);
  if (items.length === 0 || wanted === "") {
    return undefined;
  }
  const batch = await reader
    .selectFrom("batches")
    .innerJoin("items", "items.id", "batches.item_id")
    .select(["batches.code", "items.id", "items.code as itemCode"])
    .where("batches.code", "=", wanted)
    .where("batches.item_id", "in", items)
    .executeTakeFirst();
  return (
    batch && {
      itemId: batch.id,
      batchCode: batch.code,
      productCode: await storedCode(reader, batch, productCode),
    }
  );
}

async function storedCode(
  reader: Reader,
  { id, itemCode }: { id: number; itemCode: string },
  requested: string,
): Promise<string> {
  const packs = await reader.selectFrom("packs").select("code").where("item_id", "=", id).execute();
  return packs.find((pack) => normalise(pack.code) === normalise(requested))?.code ?? itemCode;
}

/** The code of the item with a safety data sheet, by its id, CAS number or code; undefined where there is none. */
export async function findDataSheet(
  reader: Reader,
  { keyword, itemId }: { keyword: string; itemId: string | null },
): Promise<string | undefined> {
  const named = itemId === null ? (await findItem(reader, keyword))?.id : idOf(itemId);
  if (named === undefined) {
    return undefined;
  }
  const item = await reader
    .selectFrom("items")
    .select("code")
    .where("id", "=", named)
    .where("has_msds", "=", 1)
    .executeTakeFirst();
  return item?.code;
}

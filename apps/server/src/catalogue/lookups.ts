import { normalise } from "@reagent/domain/search-text";
import type { Selectable } from "kysely";
import { idOf } from "../basics/id.ts";
import type { Reader } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { itemsByCode } from "./codes.ts";
import { findItem } from "./find-item.ts";

/** A batch that a customer looked up. */
export interface FoundBatch {
  readonly batch: Selectable<Schema["batches"]>;
  readonly item: Selectable<Schema["items"]>;
  /** The requested code of the product or its item, in its stored form. */
  readonly productCode: string;
  /** Amount in the pack; "" where the code is that of the item. */
  readonly pack: string;
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
    .selectAll()
    .where("code", "=", wanted)
    .where("item_id", "in", items)
    .executeTakeFirst();
  if (!batch) return undefined;
  const item = await reader
    .selectFrom("items")
    .selectAll()
    .where("id", "=", batch.item_id)
    .executeTakeFirstOrThrow();
  const packs = await reader
    .selectFrom("packs")
    .select(["code", "pack"])
    .where("item_id", "=", item.id)
    .execute();
  const pack = packs.find(({ code }) => normalise(code) === normalise(productCode));
  return { batch, item, productCode: pack?.code ?? item.code, pack: pack?.pack ?? "" };
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

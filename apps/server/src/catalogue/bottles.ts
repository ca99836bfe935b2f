import { normalise } from "@reagent/domain/search-text";
import type { Selectable } from "kysely";
import type { Reader } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { itemsByCode } from "./codes.ts";
import { findBatch, storedBatchCode } from "./lookups.ts";

type ItemRow = Selectable<Schema["items"]>;
/** A batch without its item, whose id it may outlive. */
export type KnownBatch = Omit<Selectable<Schema["batches"]>, "item_id">;

/** The goods that a code names, on sale or not any more. */
interface CodedGoods {
  /** Its id is that of another item where it is not on sale. */
  readonly item: ItemRow;
  /** The code of the pack, else of the item, in its stored form. */
  readonly productCode: string;
  /** Amount in the pack; "" where the code is that of the item. */
  readonly pack: string;
  readonly isOnSale: boolean;
}

/** A batch of goods, as the page of a bottle names it. */
export interface Bottle extends CodedGoods {
  readonly batchCode: string;
  /** What is known of the batch; undefined where it was sent with its number alone. */
  readonly batch: KnownBatch | undefined;
}

interface Named {
  readonly productCode: string;
  readonly batchCode: string;
}

/**
 * The batch of a product: one that the shop has, one that an import has taken out, or one that was sent to somebody (rules, page of a
 * bottle). Case and width do not matter; undefined for an unknown code or batch.
 */
export async function findBottle(reader: Reader, named: Named): Promise<Bottle | undefined> {
  return (await amongBatches(reader, named)) ?? (await amongFormer(reader, named));
}

async function amongBatches(reader: Reader, named: Named): Promise<Bottle | undefined> {
  const found = await findBatch(reader, named);
  if (!found) return undefined;
  const { item_id: _, ...batch } = found.batch;
  return { ...found, isOnSale: true, batchCode: batch.code, batch };
}

async function amongFormer(reader: Reader, named: Named): Promise<Bottle | undefined> {
  const goods = await findCodedGoods(reader, named.productCode);
  const wanted = storedBatchCode(named.batchCode);
  if (!goods || wanted === "") return undefined;
  const { code } = goods.item;
  // The batch of a pack that was taken out may still be there with its item.
  const own = await reader
    .selectFrom("batches")
    .innerJoin("items", "items.id", "batches.item_id")
    .selectAll("batches")
    .where("items.code", "=", code)
    .where("batches.code", "=", wanted)
    .executeTakeFirst();
  const batch =
    own ??
    (await reader
      .selectFrom("former_batches")
      .select(["code", "produced_at", "retest_at", "results", "certificate"])
      .where("item_code", "=", code)
      .where("code", "=", wanted)
      .executeTakeFirst());
  const batchCode = batch?.code ?? (await sentBatch(reader, code, named.batchCode));
  return batchCode === undefined ? undefined : { ...goods, batchCode, batch };
}

/** The goods with a code of an item or pack in any spelling, on sale or not any more; undefined for an unknown code. */
export async function findCodedGoods(
  reader: Reader,
  productCode: string,
): Promise<CodedGoods | undefined> {
  return (
    (await goodsOnSale(reader, { productCode })) ?? (await formerGoods(reader, { productCode }))
  );
}

async function goodsOnSale(
  reader: Reader,
  { productCode }: Pick<Named, "productCode">,
): Promise<CodedGoods | undefined> {
  const ids = await itemsByCode(reader, productCode);
  if (ids.length === 0) return undefined;
  const wanted = normalise(productCode);
  const rows = await reader
    .selectFrom("items")
    .leftJoin("packs", "packs.item_id", "items.id")
    .select(["items.id", "items.code", "packs.code as packCode", "packs.pack"])
    .where("items.id", "in", ids)
    .execute();
  const pack = rows.find(({ packCode }) => packCode !== null && normalise(packCode) === wanted);
  const own = pack ?? rows.find(({ code }) => normalise(code) === wanted);
  if (!own) return undefined;
  const item = await reader
    .selectFrom("items")
    .selectAll()
    .where("id", "=", own.id)
    .executeTakeFirstOrThrow();
  return {
    item,
    productCode: pack?.packCode ?? item.code,
    pack: pack?.pack ?? "",
    isOnSale: true,
  };
}

async function formerGoods(
  reader: Reader,
  { productCode }: Pick<Named, "productCode">,
): Promise<CodedGoods | undefined> {
  const named = await reader
    .selectFrom("former_codes")
    .selectAll()
    .where("key", "=", normalise(productCode))
    .executeTakeFirst();
  const item = named && (await itemWithCode(reader, named.item_code));
  return item && { item, productCode: named.code, pack: named.pack, isOnSale: false };
}

/** The item with a code in its stored form, also where it is not on sale any more. */
export async function itemWithCode(reader: Reader, code: string): Promise<ItemRow | undefined> {
  const [item] = await itemsWithCodes(reader, [code]);
  return item;
}

/** The items with codes in their stored form, also those that are not on sale any more: the ids of these are not theirs now. */
export async function itemsWithCodes(reader: Reader, codes: readonly string[]): Promise<ItemRow[]> {
  const items = await reader.selectFrom("items").selectAll().where("code", "in", codes).execute();
  const onSale = new Set(items.map(({ code }) => code));
  const others = codes.filter((code) => !onSale.has(code));
  const former =
    others.length === 0
      ? []
      : await reader
          .selectFrom("former_items")
          .select("facts")
          .where("code", "in", others)
          .execute();
  return [...items, ...former.map(({ facts }) => JSON.parse(facts) as ItemRow)];
}

/** A batch with the code of its item, and its days. */
export interface DatedBatch extends Pick<KnownBatch, "code" | "produced_at" | "retest_at"> {
  readonly item_code: string;
}

/** The batches of items by their codes in stored form, those that were taken out too. */
export async function knownBatches(
  reader: Reader,
  itemCodes: readonly string[],
  batchCodes: readonly string[],
): Promise<DatedBatch[]> {
  if (itemCodes.length === 0 || batchCodes.length === 0) return [];
  return reader
    .selectFrom("batches")
    .innerJoin("items", "items.id", "batches.item_id")
    .select(["items.code as item_code", "batches.code"])
    .select(["batches.produced_at", "batches.retest_at"])
    .where("items.code", "in", itemCodes)
    .where("batches.code", "in", batchCodes)
    .union(
      reader
        .selectFrom("former_batches")
        .select(["item_code", "code", "produced_at", "retest_at"])
        .where("item_code", "in", itemCodes)
        .where("code", "in", batchCodes),
    )
    .execute();
}

/** The number of a batch of an item as it was sent; undefined where it was not. */
async function sentBatch(
  reader: Reader,
  itemCode: string,
  batchCode: string,
): Promise<string | undefined> {
  const sent = await reader
    .selectFrom("shipment_lines")
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.order_id", "=", "shipment_lines.order_id")
        .onRef("order_lines.position", "=", "shipment_lines.position"),
    )
    .innerJoin("orders", "orders.id", "shipment_lines.order_id")
    .select("shipment_lines.batch_code")
    .where("shipment_lines.batch_code", "in", [batchCode.trim(), storedBatchCode(batchCode)])
    .where("order_lines.item_code", "=", itemCode)
    .where("orders.kind", "=", "reagent")
    .limit(1)
    .executeTakeFirst();
  return sent?.batch_code;
}

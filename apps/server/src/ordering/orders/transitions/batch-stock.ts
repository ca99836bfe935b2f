import type { BatchOnShelf } from "@reagent/domain/batch-stock";
import { dayOf } from "../../../basics/day.ts";
import type { Reader, Tx } from "../../../database/database.ts";

/** A batch of a pack. */
interface BatchOfPack {
  readonly productId: number;
  readonly batchCode: string;
}

/** The batches of a pack whose stock is kept by batch, also those that are sold out; none of any other. */
export async function batchesOnShelf(
  reader: Reader,
  productId: number,
): Promise<readonly BatchOnShelf[]> {
  const rows = await reader
    .selectFrom("batch_stocks")
    .innerJoin("packs", "packs.id", "batch_stocks.pack_id")
    .leftJoin("batches", (join) =>
      join
        .onRef("batches.item_id", "=", "packs.item_id")
        .onRef("batches.code", "=", "batch_stocks.batch_code"),
    )
    .select(["batch_stocks.batch_code", "batch_stocks.stock", "batches.retest_at"])
    .where("batch_stocks.pack_id", "=", productId)
    .execute();
  return rows.map(({ batch_code, stock, retest_at }) => ({
    batchCode: batch_code,
    retestOn: retest_at === null ? "" : dayOf(retest_at),
    free: stock,
  }));
}

/** Adds to the stock of a batch, or takes from it; false where its stock is not kept, or would be less than nothing. */
export async function changeBatchStock(
  tx: Tx,
  { productId, batchCode }: BatchOfPack,
  change: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("batch_stocks")
    .set((of) => ({ stock: of("stock", "+", change) }))
    .where("pack_id", "=", productId)
    .where("batch_code", "=", batchCode)
    .where("stock", ">=", Math.max(0, -change))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Puts goods back to their batch, also where an import has taken it out since; nothing where the stock of the pack is not kept by batch. */
export async function returnToBatch(
  tx: Tx,
  { productId, batchCode }: BatchOfPack,
  quantity: number,
): Promise<void> {
  if ((await batchesOnShelf(tx, productId)).length === 0) return;
  await tx
    .insertInto("batch_stocks")
    .values({ pack_id: productId, batch_code: batchCode, stock: quantity })
    .onConflict((conflict) =>
      conflict
        .columns(["pack_id", "batch_code"])
        .doUpdateSet((of) => ({ stock: of("batch_stocks.stock", "+", quantity) })),
    )
    .execute();
}

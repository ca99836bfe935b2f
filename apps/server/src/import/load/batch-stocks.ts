import { groupBy } from "@reagent/domain/list";
import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import { forgetColumns } from "../../listing/stored-columns.ts";
import { reservedOf } from "./reserved.ts";
import { insertAll } from "./write.ts";

/** What lies on the shelf of a batch of a pack. */
export interface ShelfOfBatch {
  readonly packId: number;
  readonly productCode: string;
  readonly batchCode: string;
  readonly stock: number;
}

/**
 * Makes the stocks of packs by batch exactly these, and the stock of each pack their sum. Of both, what orders have reserved stays theirs:
 * of a batch what lines that are pinned to it have, of a pack what all have.
 */
export async function writeStocks(tx: Tx, stocks: readonly ShelfOfBatch[]): Promise<void> {
  if (stocks.length === 0) return;
  const byPack = groupBy(stocks, ({ packId }) => packId);
  for (const packs of chunks([...byPack.values()])) {
    const sold = packs.flatMap(([first]) =>
      first ? [{ id: first.packId, code: first.productCode }] : [],
    );
    const pinned = await pinnedTo(
      tx,
      sold.map(({ id }) => id),
    );
    const reserved = await reservedOf(tx, "reagent", sold);
    await tx
      .deleteFrom("batch_stocks")
      .where(
        "pack_id",
        "in",
        sold.map(({ id }) => id),
      )
      .execute();
    await insertAll(
      tx,
      "batch_stocks",
      packs.flat().map(({ packId, productCode, batchCode, stock }) => ({
        pack_id: packId,
        batch_code: batchCode,
        stock: Math.max(0, stock - (pinned.get(keyOf(productCode, batchCode)) ?? 0)),
      })),
    );
    for (const batches of packs) {
      const [{ packId, productCode } = { packId: 0, productCode: "" }] = batches;
      const shelf = batches.reduce((sum, { stock }) => sum + stock, 0);
      await tx
        .updateTable("packs")
        .set({ stock: Math.max(0, shelf - (reserved.get(productCode) ?? 0)) })
        .where("id", "=", packId)
        .execute();
    }
  }
  await forgetColumns(tx);
}

const keyOf = (productCode: string, batchCode: string) => `${productCode} ${batchCode}`;

/** How many of each batch lines that are pinned to it have reserved. */
async function pinnedTo(tx: Tx, packIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["product_code", "pinned_batch"])
    .select((of) => of.fn.sum("reserved_quantity").as("reserved"))
    .where("orders.kind", "=", "reagent")
    .where("reserved_quantity", ">", 0)
    .where("pinned_batch", "<>", "")
    .where("product_id", "in", packIds)
    .groupBy(["product_code", "pinned_batch"])
    .execute();
  return new Map(
    rows.map((row) => [keyOf(row.product_code, row.pinned_batch), Number(row.reserved)]),
  );
}

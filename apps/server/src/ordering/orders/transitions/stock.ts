import type { BatchQuantity } from "@reagent/domain/batch-stock";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Tx } from "../../../database/database.ts";
import { changeBatchStock, returnToBatch } from "./batch-stock.ts";
import type { LoadedLine, LoadedOrder } from "./loaded-order.ts";

/** A quantity of a product that is taken from the stock. */
interface StockChange {
  readonly kind: GoodsKind;
  readonly productId: number;
  readonly quantity: number;
  /** The batch that it is taken of; "" for any, which is decided when it is sent. */
  readonly batchCode: string;
}

/** Takes products from the stock, by id, so that parallel orders do not deadlock. */
export async function takeStock(tx: Tx, changes: readonly StockChange[]): Promise<void> {
  const taken = changes
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.productId - b.productId);
  for (const { kind, productId, quantity, batchCode } of taken) {
    await tx
      .updateTable(kind === "reagent" ? "packs" : "instrument_skus")
      .set((of) => ({ stock: of("stock", "-", quantity) }))
      .where("id", "=", productId)
      .execute();
    if (batchCode !== "") await changeBatchStock(tx, { productId, batchCode }, -quantity);
  }
}

/** Returns the quantity that a line reserves to the stock, if the product still exists. Returns the line without a reservation. */
export async function releaseStock(
  tx: Tx,
  order: Pick<LoadedOrder, "row">,
  line: LoadedLine,
): Promise<LoadedLine> {
  if (line.reserved > 0) {
    await addToStock(tx, order, line, { quantity: line.reserved, batchCode: line.pinnedBatch });
  }
  return { ...line, reserved: 0 };
}

/** Adds a quantity of a line's product to the stock, and to that of its batch, if the product still exists. */
export async function addToStock(
  tx: Tx,
  { row }: Pick<LoadedOrder, "row">,
  line: Pick<LoadedLine, "productId" | "productCode">,
  { quantity, batchCode }: BatchQuantity,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable(row.kind === "reagent" ? "packs" : "instrument_skus")
    .set((of) => ({ stock: of("stock", "+", quantity) }))
    .where("id", "=", line.productId)
    .where("code", "=", line.productCode)
    .executeTakeFirstOrThrow();
  if (row.kind === "reagent" && numUpdatedRows > 0n && batchCode !== "")
    await returnToBatch(tx, { productId: line.productId, batchCode }, quantity);
}

import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Tx } from "../../../database/database.ts";
import type { LoadedLine, LoadedOrder } from "./loaded-order.ts";

/** A quantity of a product that is taken from the stock. */
interface StockChange {
  readonly kind: GoodsKind;
  readonly productId: number;
  readonly quantity: number;
}

/** Takes products from the stock, by id, so that parallel orders do not deadlock. */
export async function takeStock(tx: Tx, changes: readonly StockChange[]): Promise<void> {
  const taken = changes
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.productId - b.productId);
  for (const { kind, productId, quantity } of taken) {
    await tx
      .updateTable(kind === "reagent" ? "packs" : "instrument_skus")
      .set((of) => ({ stock: of("stock", "-", quantity) }))
      .where("id", "=", productId)
      .execute();
  }
}

/** Returns the quantity that a line reserves to the stock, if the product still exists. Returns the line without a reservation. */
export async function releaseStock(
  tx: Tx,
  order: Pick<LoadedOrder, "row">,
  line: LoadedLine,
): Promise<LoadedLine> {
  if (line.reserved > 0) {
    await addToStock(tx, order, line, line.reserved);
  }
  return { ...line, reserved: 0 };
}

/** Adds a quantity of a line's product to the stock, if the product still exists. */
export async function addToStock(
  tx: Tx,
  { row }: Pick<LoadedOrder, "row">,
  line: Pick<LoadedLine, "productId" | "productCode">,
  quantity: number,
): Promise<void> {
  await tx
    .updateTable(row.kind === "reagent" ? "packs" : "instrument_skus")
    .set((of) => ({ stock: of("stock", "+", quantity) }))
    .where("id", "=", line.productId)
    .where("code", "=", line.productCode)
    .execute();
}

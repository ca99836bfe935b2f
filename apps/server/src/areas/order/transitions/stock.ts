import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Tx } from "../../../database/database.ts";
import type { LoadedLine, LoadedOrder } from "./loaded-order.ts";

/** A quantity of a product that is taken from the stock. */
interface StockChange {
  readonly kind: GoodsKind;
  readonly productId: number;
  readonly quantity: number;
}

/** The quantity that an order reserves: what is in stock, up to the ordered quantity. */
export function reservable(stock: number, quantity: number): number {
  return Math.max(0, Math.min(stock, quantity));
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
  { row }: Pick<LoadedOrder, "row">,
  line: LoadedLine,
): Promise<LoadedLine> {
  if (line.reserved > 0) {
    await tx
      .updateTable(row.kind === "reagent" ? "packs" : "instrument_skus")
      .set((of) => ({ stock: of("stock", "+", line.reserved) }))
      .where("id", "=", line.productId)
      .where("code", "=", line.productCode)
      .execute();
  }
  return { ...line, reserved: 0 };
}
